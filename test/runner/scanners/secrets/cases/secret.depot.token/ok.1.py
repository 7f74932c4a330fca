value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:depot_project_:hex:64}}8"
value_3 = "depot_project_{{fill:x:40}}"
