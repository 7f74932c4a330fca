value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:dnkey-:alnum:26}}-{{token::alnum:52}}8"
value_3 = "dnkey-{{fill:x:40}}"
