value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:EAAM:alnum:50}}"
value_3 = "EAAM{{fill:x:150}}"
value_4 = "Zq7{{token:EAAM:alnum:150}}"
