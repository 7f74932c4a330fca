value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:ATBB:alnum:10}}"
value_3 = "ATBB{{fill:x:32}}"
value_4 = "Zq7{{token:ATBB:alnum:32}}"
