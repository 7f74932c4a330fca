value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:akab-:lower:16}}-{{token::lower:16}}8"
value_3 = "akab-{{fill:x:40}}"
