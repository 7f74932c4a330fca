value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:ATATT3:mixed:60}}={{token::HEX:2}}"
value_3 = "ATATT3{{fill:x:180}}={{fill:x:8}}"
value_4 = "Zq7{{token:ATATT3:mixed:180}}={{token::HEX:8}}"
