value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:sktsec_:alnum:47}}_api8"
value_3 = "sktsec_{{fill:x:40}}"
