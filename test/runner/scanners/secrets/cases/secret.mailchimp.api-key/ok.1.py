value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token::hex:10}}-us14"
value_3 = "{{fill:x:32}}-us14"
value_4 = "Zq7{{token::hex:32}}-us14"
