value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:phx_:alnum:43}}8"
value_3 = "phx_{{fill:x:40}}"
