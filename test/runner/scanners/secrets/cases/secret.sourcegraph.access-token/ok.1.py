value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:sgp_:hex:5}}_{{token::hex:13}}"
value_3 = "sgp_{{fill:x:16}}_{{fill:x:40}}"
value_4 = "Zq7{{token:sgp_:hex:16}}_{{token::hex:40}}"
