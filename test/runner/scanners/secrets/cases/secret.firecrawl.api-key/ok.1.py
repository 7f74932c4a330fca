value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:fc-:hex:32}}8"
value_3 = "fc-{{fill:x:40}}"
