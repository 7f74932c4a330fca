value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:IGQV:alnum:140}}8"
value_3 = "IGQV{{fill:x:40}}"
