value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:mlsn.:hex:64}}8"
value_3 = "mlsn.{{fill:x:64}}"
