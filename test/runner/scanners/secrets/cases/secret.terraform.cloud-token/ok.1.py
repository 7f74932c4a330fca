value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token::alnum:4}}.atlasv1.{{token::alnum:22}}"
value_3 = "{{fill:x:14}}.atlasv1.{{fill:x:67}}"
value_4 = "Zq7{{token::alnum:14}}.atlasv1.{{token::alnum:67}}"
