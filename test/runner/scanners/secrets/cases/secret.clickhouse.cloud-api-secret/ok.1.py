value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:4b1d:alnum:38}}8"
value_3 = "4b1d{{fill:x:40}}"
