value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:tfp_:alnum:44}}8"
value_3 = "tfp_{{fill:x:40}}"
