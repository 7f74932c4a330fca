value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:r8_:alnum:12}}"
value_3 = "r8_{{fill:x:37}}"
value_4 = "Zq7{{token:r8_:alnum:37}}"
