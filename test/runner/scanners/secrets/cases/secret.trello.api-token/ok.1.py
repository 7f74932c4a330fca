value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:ATTA:hex:72}}8"
value_3 = "ATTA{{fill:x:40}}"
