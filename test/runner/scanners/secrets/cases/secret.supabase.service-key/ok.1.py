value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:sbp_:hex:13}}"
value_3 = "sbp_{{fill:x:40}}"
value_4 = "Zq7{{token:sbp_:hex:40}}"
