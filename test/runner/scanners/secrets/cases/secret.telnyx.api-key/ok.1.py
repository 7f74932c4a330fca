value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:KEY0:HEX:31}}_{{token::alnum:22}}8"
value_3 = "KEY0{{fill:x:40}}"
