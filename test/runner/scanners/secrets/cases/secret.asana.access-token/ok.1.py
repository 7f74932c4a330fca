value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq71/1{{token::digits:15}}:{{token::hex:32}}8"
value_3 = "{{fill:x:40}}"
