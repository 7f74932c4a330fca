value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:xai-:alnum:26}}"
value_3 = "xai-{{fill:x:80}}"
value_4 = "Zq7{{token:xai-:alnum:80}}"
