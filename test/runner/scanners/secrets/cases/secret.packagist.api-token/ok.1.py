value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:packagist_ort_:hex:68}}8"
value_3 = "packagist_ort_{{fill:x:40}}"
