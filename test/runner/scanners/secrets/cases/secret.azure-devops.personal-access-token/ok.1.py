value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token::alnum:76}}AZDO{{token::alnum:4}}8"
value_3 = "{{fill:x:40}}"
