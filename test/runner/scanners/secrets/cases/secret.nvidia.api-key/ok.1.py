value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:nvapi-:mixed:21}}"
value_3 = "nvapi-{{fill:x:64}}"
value_4 = "Zq7{{token:nvapi-:mixed:64}}"
