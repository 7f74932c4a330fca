value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:oy2:lower:14}}"
value_3 = "oy2{{fill:x:43}}"
value_4 = "Zq7{{token:oy2:lower:43}}"
