value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:xoxp-:digits:4}}-{{token::digits:4}}-{{token::digits:4}}-{{token::hex:10}}"
value_3 = "xoxp-{{fill:0:12}}-{{fill:0:12}}-{{fill:0:12}}-{{fill:x:32}}"
value_4 = "Zq7{{token:xoxp-:digits:12}}-{{token::digits:12}}-{{token::digits:12}}-{{token::hex:32}}"
