value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:dop_v1_:hex:21}}"
value_3 = "dop_v1_{{fill:x:64}}"
value_4 = "Zq7{{token:dop_v1_:hex:64}}"
