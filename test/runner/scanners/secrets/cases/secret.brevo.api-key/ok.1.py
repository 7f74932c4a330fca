value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:xkeysib-:hex:21}}-{{token::alnum:5}}"
value_3 = "xkeysib-{{fill:x:64}}-{{fill:x:16}}"
value_4 = "Zq7{{token:xkeysib-:hex:64}}-{{token::alnum:16}}"
