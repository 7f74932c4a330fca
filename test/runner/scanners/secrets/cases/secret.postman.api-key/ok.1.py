value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:PMAK-:hex:8}}-{{token::hex:11}}"
value_3 = "PMAK-{{fill:x:24}}-{{fill:x:34}}"
value_4 = "Zq7{{token:PMAK-:hex:24}}-{{token::hex:34}}"
