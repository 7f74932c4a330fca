value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:AQVN:alnum:36}}8"
value_3 = "AQVN{{fill:x:40}}"
