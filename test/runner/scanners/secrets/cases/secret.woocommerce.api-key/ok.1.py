value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:cs_:hex:40}}8"
value_3 = "cs_{{fill:x:40}}"
