value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:secret-:alnum:43}}8"
value_3 = "secret-{{fill:x:40}}"
