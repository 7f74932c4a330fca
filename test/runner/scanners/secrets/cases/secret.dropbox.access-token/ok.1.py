value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:sl.:alnum:135}}8"
value_3 = "sl.{{fill:x:40}}"
