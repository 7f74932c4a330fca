value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:pa-:alnum:43}}8"
value_3 = "pa-{{fill:x:40}}"
