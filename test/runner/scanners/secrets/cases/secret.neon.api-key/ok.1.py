value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:napi_:lower:64}}8"
value_3 = "napi_{{fill:x:40}}"
