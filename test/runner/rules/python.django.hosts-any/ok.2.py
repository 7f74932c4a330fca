ALLOWED_HOSTS = os.environ["HOSTS"].split(",")
