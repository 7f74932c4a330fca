value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:cxtp_:alnum:30}}8"
value_3 = "cxtp_{{fill:x:40}}"
