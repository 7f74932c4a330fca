value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:tskey-auth-:alnum:5}}-{{token::alnum:10}}"
value_3 = "tskey-auth-{{fill:x:17}}-{{fill:x:32}}"
value_4 = "Zq7{{token:tskey-auth-:alnum:17}}-{{token::alnum:32}}"
