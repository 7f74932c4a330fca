value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:sgp_:alnum:64}}8"
value_3 = "sgp_{{fill:x:40}}"
