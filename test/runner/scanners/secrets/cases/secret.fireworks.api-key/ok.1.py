value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:fw_:alnum:24}}8"
value_3 = "fw_{{fill:x:40}}"
