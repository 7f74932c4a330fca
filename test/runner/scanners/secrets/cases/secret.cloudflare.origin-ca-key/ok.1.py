value_1 = os.environ["SERVICE_VALUE"]
value_2 = "v1.0-{{token::hex:8}}-{{token::hex:48}}"
value_3 = "v1.0-{{fill:x:24}}-{{fill:x:146}}"
value_4 = "Zq7v1.0-{{token::hex:24}}-{{token::hex:146}}"
