value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7waka_{{token::hex:8}}-{{token::hex:4}}-{{token::hex:4}}-{{token::hex:4}}-{{token::hex:12}}8"
value_3 = "{{fill:x:40}}"
