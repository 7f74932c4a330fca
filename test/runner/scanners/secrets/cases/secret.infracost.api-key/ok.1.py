value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:ico-:alnum:32}}8"
value_3 = "ico-{{fill:x:40}}"
