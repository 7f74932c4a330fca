value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:CCDB1_:alnum:22}}_{{token::alnum:40}}8"
value_3 = "CCDB1_{{fill:x:40}}"
