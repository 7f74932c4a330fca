value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:rdme_:lower:70}}8"
value_3 = "rdme_{{fill:x:40}}"
