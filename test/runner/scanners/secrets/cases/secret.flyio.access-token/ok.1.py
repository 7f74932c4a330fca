value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:fm2_:base64:40}}"
value_3 = "fm2_{{fill:x:120}}"
value_4 = "Zq7{{token:fm2_:base64:120}}"
