value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:ops_eyJ:base64:100}}"
value_3 = "ops_eyJ{{fill:x:300}}"
value_4 = "Zq7{{token:ops_eyJ:base64:300}}"
