value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7perm:{{token::alnum:16}}.{{token::alnum:8}}.{{token::alnum:30}}8"
value_3 = "{{fill:x:40}}"
