value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:cio:alnum:10}}"
value_3 = "cio{{fill:x:32}}"
value_4 = "Zq7{{token:cio:alnum:32}}"
