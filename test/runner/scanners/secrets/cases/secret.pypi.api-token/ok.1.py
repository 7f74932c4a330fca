value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:pypi-AgEIcHlwaS5vcmc:mixed:40}}"
value_3 = "pypi-AgEIcHlwaS5vcmc{{fill:x:120}}"
value_4 = "Zq7{{token:pypi-AgEIcHlwaS5vcmc:mixed:120}}"
