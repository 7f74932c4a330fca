value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:essu_:alnum:80}}8"
value_3 = "essu_{{fill:x:40}}"
