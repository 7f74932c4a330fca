value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:cflt:alnum:60}}8"
value_3 = "cflt{{fill:x:40}}"
