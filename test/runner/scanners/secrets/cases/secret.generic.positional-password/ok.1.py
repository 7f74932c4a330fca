requests.get(url, auth=("user", "password"))
requests.get(url, auth=(user, os.environ["API_PASS"]))
session.auth = HTTPBasicAuth("ci", password)
