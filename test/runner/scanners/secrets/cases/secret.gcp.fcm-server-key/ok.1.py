value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:AAAA:mixed:2}}:{{token:APA91b:mixed:44}}"
value_3 = "AAAA{{fill:x:7}}:APA91b{{fill:x:134}}"
value_4 = "Zq7{{token:AAAA:mixed:7}}:{{token:APA91b:mixed:134}}"
