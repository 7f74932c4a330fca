value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:mdb_sa_sk_:alnum:40}}8"
value_3 = "mdb_sa_sk_{{fill:x:40}}"
