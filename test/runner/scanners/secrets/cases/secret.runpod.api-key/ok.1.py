value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:rpa_:alnum:44}}8"
value_3 = "rpa_{{fill:x:40}}"
