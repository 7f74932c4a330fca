value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:lsv2_pt_:hex:10}}_{{token::hex:3}}"
value_3 = "lsv2_pt_{{fill:x:32}}_{{fill:x:10}}"
value_4 = "Zq7{{token:lsv2_pt_:hex:32}}_{{token::hex:10}}"
