value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:bkua_:alnum:13}}"
value_3 = "bkua_{{fill:x:40}}"
value_4 = "Zq7{{token:bkua_:alnum:40}}"
