value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:api_:alnum:22}}.{{token::alnum:22}}8"
value_3 = "api_{{fill:x:40}}"
