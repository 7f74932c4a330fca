value_1 = os.environ["SERVICE_VALUE"]
value_2 = "1//0{{token::alnum:1}}{{token::mixed:30}}"
value_3 = "1//0{{fill:x:1}}{{fill:x:90}}"
value_4 = "Zq71//0{{token::alnum:1}}{{token::mixed:90}}"
