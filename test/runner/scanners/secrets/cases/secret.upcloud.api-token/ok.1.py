value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:ucat_:upper:26}}8"
value_3 = "ucat_{{fill:x:40}}"
