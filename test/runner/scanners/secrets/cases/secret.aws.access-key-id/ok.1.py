value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:AKIA:base32:5}}"
value_3 = "AKIA{{fill:x:16}}"
value_4 = "Zq7{{token:AKIA:base32:16}}"
value_9 = "AKIAIOSFODNN7EXAMPLE"
