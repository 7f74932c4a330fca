value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:secret-live-:alnum:36}}=8"
value_3 = "secret-live-{{fill:x:40}}"
