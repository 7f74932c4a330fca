value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:github_pat_:alnum:7}}_{{token::alnum:19}}"
value_3 = "github_pat_{{fill:x:22}}_{{fill:x:59}}"
value_4 = "Zq7{{token:github_pat_:alnum:22}}_{{token::alnum:59}}"
