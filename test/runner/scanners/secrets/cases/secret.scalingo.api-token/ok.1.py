value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:tk-us-:alnum:48}}8"
value_3 = "tk-us-{{fill:x:40}}"
