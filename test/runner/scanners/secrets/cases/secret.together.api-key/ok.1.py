value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:tgp_v1_:alnum:43}}8"
value_3 = "tgp_v1_{{fill:x:43}}"
