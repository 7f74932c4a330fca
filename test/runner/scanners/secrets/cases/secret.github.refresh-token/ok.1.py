value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:ghr_:alnum:25}}"
value_3 = "ghr_{{fill:x:76}}"
value_4 = "Zq7{{token:ghr_:alnum:76}}"
