value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:sk_live_:alnum:8}}"
value_3 = "sk_live_{{fill:x:24}}"
value_4 = "Zq7{{token:sk_live_:alnum:24}}"
value_9 = "{{token:sk_test_:alnum:24}}"
value_8 = "{{token:pk_live_:alnum:24}}"
