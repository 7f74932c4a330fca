value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:ghs_:alnum:12}}"
value_3 = "ghs_{{fill:x:36}}"
value_4 = "Zq7{{token:ghs_:alnum:36}}"
