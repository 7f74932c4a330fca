value_1 = os.environ["SERVICE_VALUE"]
value_2 = "access_token$production${{token::lower:5}}${{token::hex:10}}"
value_3 = "access_token$production${{fill:x:16}}${{fill:x:32}}"
value_4 = "Zq7access_token$production${{token::lower:16}}${{token::hex:32}}"
value_9 = "access_token$sandbox${{token::lower:16}}${{token::hex:32}}"
