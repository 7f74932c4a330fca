value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:K005:alnum:27}}8"
value_3 = "K005{{fill:x:40}}"
