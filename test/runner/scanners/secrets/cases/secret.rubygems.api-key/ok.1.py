value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:rubygems_:hex:16}}"
value_3 = "rubygems_{{fill:x:48}}"
value_4 = "Zq7{{token:rubygems_:hex:48}}"
