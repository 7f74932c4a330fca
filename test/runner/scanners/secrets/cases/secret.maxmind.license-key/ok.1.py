value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token::alnum:6}}_{{token::alnum:29}}_mmk8"
value_3 = "{{fill:x:40}}"
