value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:00D:alnum:12}}!{{token::alnum:96}}8"
value_3 = "00D{{fill:x:40}}"
