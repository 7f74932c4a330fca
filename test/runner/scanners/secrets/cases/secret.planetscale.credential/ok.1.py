value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:pscale_tkn_:alnum:14}}"
value_3 = "pscale_tkn_{{fill:x:43}}"
value_4 = "Zq7{{token:pscale_tkn_:alnum:43}}"
