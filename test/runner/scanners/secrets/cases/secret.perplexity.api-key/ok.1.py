value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:pplx-:alnum:16}}"
value_3 = "pplx-{{fill:x:48}}"
value_4 = "Zq7{{token:pplx-:alnum:48}}"
