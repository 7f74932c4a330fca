value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:CLOJARS_:lower:60}}8"
value_3 = "CLOJARS_{{fill:x:40}}"
