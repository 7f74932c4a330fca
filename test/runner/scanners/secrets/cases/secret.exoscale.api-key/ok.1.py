value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:EXO:hex:24}}8"
value_3 = "EXO{{fill:x:40}}"
