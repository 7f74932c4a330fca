value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:ser.:alnum:22}}8"
value_3 = "ser.{{fill:x:40}}"
