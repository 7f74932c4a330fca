value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:gldt-:alnum:6}}"
value_3 = "gldt-{{fill:x:20}}"
value_4 = "Zq7{{token:gldt-:alnum:20}}"
