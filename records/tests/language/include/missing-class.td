// Its class is nowhere.
def of_missing : Missing;
