value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:AKID:alnum:32}}8"
value_3 = "AKID{{fill:x:40}}"
