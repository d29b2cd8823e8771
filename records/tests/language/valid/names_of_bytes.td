// Sorted byte by byte.
def "é"; def "ğŸ˜€óa"; def "ô¿¿b"; def "ÿc"; def z;
class C; foreach s = ["è", "ğŸ˜"] in def s : C;
