value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:SCW:upper:17}}8"
value_3 = "SCW{{fill:x:40}}"
