value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:tr_prod_:alnum:20}}8"
value_3 = "tr_prod_{{fill:x:40}}"
