value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:ddp_:alnum:36}}8"
value_3 = "ddp_{{fill:x:40}}"
