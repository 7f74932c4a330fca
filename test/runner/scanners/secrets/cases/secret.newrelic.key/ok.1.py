value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:NRAK-:upper:9}}"
value_3 = "NRAK-{{fill:x:27}}"
value_4 = "Zq7{{token:NRAK-:upper:27}}"
