value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7service:shop-graph:{{token::alnum:22}}8"
value_3 = "{{fill:x:40}}"
