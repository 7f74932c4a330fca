value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:rk_live_:alnum:8}}"
value_3 = "rk_live_{{fill:x:24}}"
value_4 = "Zq7{{token:rk_live_:alnum:24}}"
value_9 = "{{token:rk_test_:alnum:24}}"
