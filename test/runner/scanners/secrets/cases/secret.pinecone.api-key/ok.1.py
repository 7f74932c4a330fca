value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:pcsk_:alnum:2}}_{{token::alnum:21}}"
value_3 = "pcsk_{{fill:x:6}}_{{fill:x:63}}"
value_4 = "Zq7{{token:pcsk_:alnum:6}}_{{token::alnum:63}}"
