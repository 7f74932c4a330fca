value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token::alnum:44}}AzFu{{token::alnum:8}}==8"
value_3 = "{{fill:x:40}}"
