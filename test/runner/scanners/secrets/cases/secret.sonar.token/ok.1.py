value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:sqp_:hex:13}}"
value_3 = "sqp_{{fill:x:40}}"
value_4 = "Zq7{{token:sqp_:hex:40}}"
