value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:lin_api_:alnum:13}}"
value_3 = "lin_api_{{fill:x:40}}"
value_4 = "Zq7{{token:lin_api_:alnum:40}}"
