value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:sk.eyJ:base64url:26}}.{{token::alnum:7}}"
value_3 = "sk.eyJ{{fill:x:80}}.{{fill:x:22}}"
value_4 = "Zq7{{token:sk.eyJ:base64url:80}}.{{token::alnum:22}}"
value_9 = "{{token:pk.eyJ:base64url:80}}.{{token::alnum:22}}"
