value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:sntryu_:hex:21}}"
value_3 = "sntryu_{{fill:x:64}}"
value_4 = "Zq7{{token:sntryu_:hex:64}}"
