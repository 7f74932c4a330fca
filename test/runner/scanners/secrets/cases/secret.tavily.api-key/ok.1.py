value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:tvly-:alnum:32}}8"
value_3 = "tvly-{{fill:x:40}}"
