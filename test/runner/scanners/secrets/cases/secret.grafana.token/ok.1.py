value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:glsa_:alnum:10}}_{{token::hex:2}}"
value_3 = "glsa_{{fill:x:32}}_{{fill:x:8}}"
value_4 = "Zq7{{token:glsa_:alnum:32}}_{{token::hex:8}}"
