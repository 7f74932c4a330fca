value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token::alnum:52}}JQQJ99{{token::alnum:26}}8"
value_3 = "{{fill:x:40}}"
