value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:EZAK:alnum:54}}8"
value_3 = "EZAK{{fill:x:40}}"
