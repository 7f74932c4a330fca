value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:gsk_:alnum:17}}"
value_3 = "gsk_{{fill:x:52}}"
value_4 = "Zq7{{token:gsk_:alnum:52}}"
