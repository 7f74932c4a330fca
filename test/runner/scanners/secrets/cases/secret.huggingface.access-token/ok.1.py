value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:hf_:letters:11}}"
value_3 = "hf_{{fill:x:34}}"
value_4 = "Zq7{{token:hf_:letters:34}}"
