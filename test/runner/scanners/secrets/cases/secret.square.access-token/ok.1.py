value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:sq0atp-:mixed:7}}"
value_3 = "sq0atp-{{fill:x:22}}"
value_4 = "Zq7{{token:sq0atp-:mixed:22}}"
