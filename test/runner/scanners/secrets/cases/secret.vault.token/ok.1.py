value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:hvs.:mixed:20}}"
value_3 = "hvs.{{fill:x:60}}"
value_4 = "Zq7{{token:hvs.:mixed:60}}"
