value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:glrt-:alnum:6}}"
value_3 = "glrt-{{fill:x:20}}"
value_4 = "Zq7{{token:glrt-:alnum:20}}"
