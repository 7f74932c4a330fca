value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:dG9rO:alnum:59}}=8"
value_3 = "dG9rO{{fill:x:40}}"
