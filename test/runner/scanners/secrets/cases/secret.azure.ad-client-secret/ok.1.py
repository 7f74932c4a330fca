value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token::alnum:1}}8Q~{{token::alnum:11}}"
value_3 = "{{fill:x:3}}8Q~{{fill:x:34}}"
value_4 = "Zq7{{token::alnum:3}}8Q~{{token::alnum:34}}"
