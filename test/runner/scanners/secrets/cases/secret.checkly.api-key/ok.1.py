value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:cu_:hex:32}}8"
value_3 = "cu_{{fill:x:40}}"
