value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:dapi:hex:10}}"
value_3 = "dapi{{fill:x:32}}"
value_4 = "Zq7{{token:dapi:hex:32}}"
