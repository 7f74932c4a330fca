value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:pul-:hex:13}}"
value_3 = "pul-{{fill:x:40}}"
value_4 = "Zq7{{token:pul-:hex:40}}"
