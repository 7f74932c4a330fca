value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:pat.:alnum:22}}.{{token::hex:24}}.{{token::alnum:20}}8"
value_3 = "pat.{{fill:x:40}}"
