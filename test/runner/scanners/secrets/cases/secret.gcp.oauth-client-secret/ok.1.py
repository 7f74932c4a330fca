value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:GOCSPX-:mixed:9}}"
value_3 = "GOCSPX-{{fill:x:28}}"
value_4 = "Zq7{{token:GOCSPX-:mixed:28}}"
