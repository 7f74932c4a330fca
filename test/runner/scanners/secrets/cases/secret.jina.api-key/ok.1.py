value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:jina_:hex:32}}{{token::alnum:28}}8"
value_3 = "jina_{{fill:x:40}}"
