value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:1000.:hex:32}}.{{token::hex:32}}8"
value_3 = "1000.{{fill:x:40}}"
