value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:shippo_live_:hex:40}}8"
value_3 = "shippo_live_{{fill:x:40}}"
