value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:LTAI:alnum:6}}"
value_3 = "LTAI{{fill:x:20}}"
value_4 = "Zq7{{token:LTAI:alnum:20}}"
