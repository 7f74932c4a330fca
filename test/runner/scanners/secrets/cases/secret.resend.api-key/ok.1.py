value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:re_:alnum:2}}_{{token::alnum:8}}"
value_3 = "re_{{fill:x:8}}_{{fill:x:24}}"
value_4 = "Zq7{{token:re_:alnum:8}}_{{token::alnum:24}}"
