value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token::digits:3}}:{{token:AA:mixed:11}}"
value_3 = "{{fill:0:10}}:AA{{fill:x:33}}"
value_4 = "Zq7{{token::digits:10}}:{{token:AA:mixed:33}}"
