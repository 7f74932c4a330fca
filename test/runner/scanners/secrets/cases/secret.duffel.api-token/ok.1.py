value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:duffel_live_:alnum:43}}8"
value_3 = "duffel_live_{{fill:x:40}}"
