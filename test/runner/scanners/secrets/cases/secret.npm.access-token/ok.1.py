value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:npm_:alnum:12}}"
value_3 = "npm_{{fill:x:36}}"
value_4 = "Zq7{{token:npm_:alnum:36}}"
