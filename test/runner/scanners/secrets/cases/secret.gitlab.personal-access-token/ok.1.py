value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:glpat-:alnum:6}}"
value_3 = "glpat-{{fill:x:20}}"
value_4 = "Zq7{{token:glpat-:alnum:20}}"
