value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:shpat_:hex:10}}"
value_3 = "shpat_{{fill:x:32}}"
value_4 = "Zq7{{token:shpat_:hex:32}}"
