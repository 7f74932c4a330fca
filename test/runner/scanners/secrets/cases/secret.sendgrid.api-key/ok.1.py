value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:SG.:mixed:7}}.{{token::mixed:14}}"
value_3 = "SG.{{fill:x:22}}.{{fill:x:43}}"
value_4 = "Zq7{{token:SG.:mixed:22}}.{{token::mixed:43}}"
