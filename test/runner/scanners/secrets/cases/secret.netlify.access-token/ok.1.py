value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:nfp_:alnum:12}}"
value_3 = "nfp_{{fill:x:36}}"
value_4 = "Zq7{{token:nfp_:alnum:36}}"
