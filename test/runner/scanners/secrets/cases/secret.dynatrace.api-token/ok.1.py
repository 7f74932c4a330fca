value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:dt0c01.:upper:8}}.{{token::upper:21}}"
value_3 = "dt0c01.{{fill:x:24}}.{{fill:x:64}}"
value_4 = "Zq7{{token:dt0c01.:upper:24}}.{{token::upper:64}}"
