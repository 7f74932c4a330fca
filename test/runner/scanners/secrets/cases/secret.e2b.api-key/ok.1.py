value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:e2b_:hex:40}}8"
value_3 = "e2b_{{fill:x:40}}"
