value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token::alnum:42}}+ACRA{{token::alnum:5}}8"
value_3 = "{{fill:x:40}}"
