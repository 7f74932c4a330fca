value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:pat:alnum:4}}.{{token::hex:21}}"
value_3 = "pat{{fill:x:14}}.{{fill:x:64}}"
value_4 = "Zq7{{token:pat:alnum:14}}.{{token::hex:64}}"
