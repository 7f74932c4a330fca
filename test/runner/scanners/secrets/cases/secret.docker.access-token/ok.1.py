value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:dckr_pat_:alnum:9}}"
value_3 = "dckr_pat_{{fill:x:27}}"
value_4 = "Zq7{{token:dckr_pat_:alnum:27}}"
