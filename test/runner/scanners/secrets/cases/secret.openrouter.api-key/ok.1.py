value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:sk-or-v1-:hex:21}}"
value_3 = "sk-or-v1-{{fill:x:64}}"
value_4 = "Zq7{{token:sk-or-v1-:hex:64}}"
