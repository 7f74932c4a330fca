value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:pk_:hex:34}}8"
value_3 = "pk_{{fill:x:40}}"
