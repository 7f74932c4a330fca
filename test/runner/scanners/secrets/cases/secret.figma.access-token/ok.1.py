value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:figd_:alnum:13}}"
value_3 = "figd_{{fill:x:40}}"
value_4 = "Zq7{{token:figd_:alnum:40}}"
