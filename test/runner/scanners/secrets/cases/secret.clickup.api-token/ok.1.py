value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7pk_{{token::digits:8}}_{{token::upper:32}}8"
value_3 = "{{fill:x:40}}"
