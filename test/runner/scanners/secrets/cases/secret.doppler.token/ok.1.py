value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:dp.pt.:alnum:14}}"
value_3 = "dp.pt.{{fill:x:43}}"
value_4 = "Zq7{{token:dp.pt.:alnum:43}}"
