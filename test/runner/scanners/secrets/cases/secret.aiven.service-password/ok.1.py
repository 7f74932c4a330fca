value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:AVNS_:alnum:19}}8"
value_3 = "AVNS_{{fill:x:40}}"
