value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:API-:upper:26}}8"
value_3 = "API-{{fill:x:40}}"
