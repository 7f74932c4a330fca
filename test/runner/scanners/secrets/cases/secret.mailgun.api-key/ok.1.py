value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:key-:hex:10}}"
value_3 = "key-{{fill:x:32}}"
value_4 = "Zq7{{token:key-:hex:32}}"
