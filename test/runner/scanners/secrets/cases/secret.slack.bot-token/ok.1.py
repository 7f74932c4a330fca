value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:xoxb-:digits:4}}-{{token::digits:4}}-{{token::alnum:8}}"
value_3 = "xoxb-{{fill:0:12}}-{{fill:0:13}}-{{fill:x:24}}"
value_4 = "Zq7{{token:xoxb-:digits:12}}-{{token::digits:13}}-{{token::alnum:24}}"
