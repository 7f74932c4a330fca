value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:glptt-:hex:13}}"
value_3 = "glptt-{{fill:x:40}}"
value_4 = "Zq7{{token:glptt-:hex:40}}"
