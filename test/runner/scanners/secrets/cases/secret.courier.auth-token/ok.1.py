value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:pk_prod_:upper:28}}8"
value_3 = "pk_prod_{{fill:x:40}}"
