value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:md-:alnum:22}}8"
value_3 = "md-{{fill:x:40}}"
