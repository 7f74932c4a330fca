value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:CCIPAT_:alnum:7}}_{{token::hex:13}}"
value_3 = "CCIPAT_{{fill:x:22}}_{{fill:x:40}}"
value_4 = "Zq7{{token:CCIPAT_:alnum:22}}_{{token::hex:40}}"
