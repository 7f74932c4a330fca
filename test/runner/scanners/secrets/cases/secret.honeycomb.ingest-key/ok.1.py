value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:hcaik_:lower:58}}8"
value_3 = "hcaik_{{fill:x:40}}"
