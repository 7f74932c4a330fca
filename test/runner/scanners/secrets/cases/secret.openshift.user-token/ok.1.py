value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:sha256~:alnum:43}}8"
value_3 = "sha256~{{fill:x:40}}"
