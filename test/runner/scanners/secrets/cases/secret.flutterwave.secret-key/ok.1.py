value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:FLWSECK-:lower:10}}-X"
value_3 = "FLWSECK-{{fill:x:32}}-X"
value_4 = "Zq7{{token:FLWSECK-:lower:32}}-X"
