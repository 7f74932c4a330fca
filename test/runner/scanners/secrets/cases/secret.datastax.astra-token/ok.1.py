value_1 = os.environ["ASTRA_DB_APPLICATION_TOKEN"]
value_2 = "Zq7AstraCS:{{token::alnum:24}}:{{token::hex:64}}8"
value_3 = "AstraCS:{{fill:x:24}}:{{fill:x:64}}"
