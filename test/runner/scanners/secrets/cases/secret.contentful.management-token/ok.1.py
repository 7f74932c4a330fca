value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:CFPAT-:mixed:14}}"
value_3 = "CFPAT-{{fill:x:43}}"
value_4 = "Zq7{{token:CFPAT-:mixed:43}}"
