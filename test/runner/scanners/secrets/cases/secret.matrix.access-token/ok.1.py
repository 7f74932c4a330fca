value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7syt_{{token::alnum:10}}_{{token::letters:20}}_{{token::alnum:6}}8"
value_3 = "{{fill:x:40}}"
