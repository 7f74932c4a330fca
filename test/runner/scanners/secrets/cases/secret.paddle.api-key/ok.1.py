value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:pdl_live_apikey_:lower:26}}_{{token::alnum:22}}_{{token::alnum:3}}8"
value_3 = "pdl_live_apikey_{{fill:x:40}}"
