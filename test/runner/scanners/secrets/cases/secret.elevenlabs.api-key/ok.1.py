value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:sk_:hex:16}}"
value_3 = "sk_{{fill:x:48}}"
value_4 = "Zq7{{token:sk_:hex:48}}"
