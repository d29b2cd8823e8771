class K;
dump !repr(!cast<K>("x"));
