value_1 = os.environ["SERVICE_VALUE"]
value_2 = "pat-na1-{{token::hex:2}}-{{token::hex:1}}-{{token::hex:1}}-{{token::hex:1}}-{{token::hex:4}}"
value_3 = "pat-na1-{{fill:x:8}}-{{fill:x:4}}-{{fill:x:4}}-{{fill:x:4}}-{{fill:x:12}}"
value_4 = "Zq7pat-na1-{{token::hex:8}}-{{token::hex:4}}-{{token::hex:4}}-{{token::hex:4}}-{{token::hex:12}}"
