value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:ABSK:base64:42}}="
value_3 = "ABSK{{fill:x:128}}="
value_4 = "Zq7{{token:ABSK:base64:128}}="
