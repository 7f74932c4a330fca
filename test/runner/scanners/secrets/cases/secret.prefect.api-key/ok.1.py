value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:pnu_:alnum:36}}8"
value_3 = "pnu_{{fill:x:40}}"
