value_1 = os.environ["SERVICE_VALUE"]
value_2 = "xapp-1-{{token:A:upper:3}}-{{token::digits:4}}-{{token::hex:21}}"
value_3 = "xapp-1-A{{fill:x:10}}-{{fill:0:13}}-{{fill:x:64}}"
value_4 = "Zq7xapp-1-{{token:A:upper:10}}-{{token::digits:13}}-{{token::hex:64}}"
