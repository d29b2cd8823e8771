#defineA
