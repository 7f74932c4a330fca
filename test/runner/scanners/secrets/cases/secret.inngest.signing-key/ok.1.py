value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:signkey-prod-:hex:64}}8"
value_3 = "signkey-prod-{{fill:x:40}}"
