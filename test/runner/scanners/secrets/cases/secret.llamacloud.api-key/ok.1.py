value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:llx-:alnum:48}}8"
value_3 = "llx-{{fill:x:40}}"
