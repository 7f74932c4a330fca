value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:whsec_:alnum:10}}"
value_3 = "whsec_{{fill:x:32}}"
value_4 = "Zq7{{token:whsec_:alnum:32}}"
