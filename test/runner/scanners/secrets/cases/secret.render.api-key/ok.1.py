value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:rnd_:alnum:9}}"
value_3 = "rnd_{{fill:x:28}}"
value_4 = "Zq7{{token:rnd_:alnum:28}}"
