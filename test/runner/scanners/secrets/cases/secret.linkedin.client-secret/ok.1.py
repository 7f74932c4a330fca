value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:WPL_AP1.:alnum:16}}.{{token::alnum:6}}==8"
value_3 = "WPL_AP1.{{fill:x:40}}"
