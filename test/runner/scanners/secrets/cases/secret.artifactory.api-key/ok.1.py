value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:AKCp:alnum:23}}"
value_3 = "AKCp{{fill:x:69}}"
value_4 = "Zq7{{token:AKCp:alnum:69}}"
