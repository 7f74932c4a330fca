value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:p8e-:alnum:32}}8"
value_3 = "p8e-{{fill:x:40}}"
