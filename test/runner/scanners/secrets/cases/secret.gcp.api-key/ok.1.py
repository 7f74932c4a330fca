value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:AIza:base64url:11}}"
value_3 = "AIza{{fill:x:35}}"
value_4 = "Zq7{{token:AIza:base64url:35}}"
