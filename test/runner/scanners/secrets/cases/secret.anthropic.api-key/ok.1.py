value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:sk-ant-api03-:mixed:31}}AA"
value_3 = "sk-ant-api03-{{fill:x:93}}AA"
value_4 = "Zq7{{token:sk-ant-api03-:mixed:93}}AA"
