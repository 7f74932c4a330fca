value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:ATCTT3xFfGF0:alnum:160}}8"
value_3 = "ATCTT3xFfGF0{{fill:x:40}}"
