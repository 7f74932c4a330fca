value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:dbtc_:alnum:43}}8"
value_3 = "dbtc_{{fill:x:40}}"
