value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:ghp_:alnum:12}}"
value_3 = "ghp_{{fill:x:36}}"
value_4 = "Zq7{{token:ghp_:alnum:36}}"
