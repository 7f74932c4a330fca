value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:fio-u-:alnum:64}}8"
value_3 = "fio-u-{{fill:x:64}}"
