value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:os_v2_app_:lower:103}}8"
value_3 = "os_v2_app_{{fill:x:40}}"
