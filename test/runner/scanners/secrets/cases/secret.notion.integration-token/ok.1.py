value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:ntn_:alnum:15}}"
value_3 = "ntn_{{fill:x:46}}"
value_4 = "Zq7{{token:ntn_:alnum:46}}"
