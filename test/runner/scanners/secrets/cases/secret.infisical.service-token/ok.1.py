value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:st.:hex:24}}.{{token::hex:32}}.{{token::hex:32}}8"
value_3 = "st.{{fill:x:40}}"
