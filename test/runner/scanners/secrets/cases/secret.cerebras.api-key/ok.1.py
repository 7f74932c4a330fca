value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:csk-:lower:48}}8"
value_3 = "csk-{{fill:x:40}}"
