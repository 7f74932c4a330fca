value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:amzn1.oa2-cs.v1.:hex:64}}8"
value_3 = "amzn1.oa2-cs.v1.{{fill:x:40}}"
