value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:gho_:alnum:12}}"
value_3 = "gho_{{fill:x:36}}"
value_4 = "Zq7{{token:gho_:alnum:36}}"
