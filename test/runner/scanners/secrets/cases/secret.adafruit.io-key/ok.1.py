value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:aio_:alnum:28}}8"
value_3 = "aio_{{fill:x:40}}"
