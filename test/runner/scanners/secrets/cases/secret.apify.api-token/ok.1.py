value_1 = os.environ["SERVICE_VALUE"]
value_2 = "Zq7{{token:apify_api_:alnum:36}}8"
value_3 = "apify_api_{{fill:x:40}}"
