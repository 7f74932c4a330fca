value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:AGE-SECRET-KEY-1:bech32:19}}"
value_3 = "AGE-SECRET-KEY-1{{fill:x:58}}"
value_4 = "Zq7{{token:AGE-SECRET-KEY-1:bech32:58}}"
recipient = "{{token:age1:lower:58}}"
