requests.get(url, auth=("admin", "mN3vB6xQ1z")) # expect
session.auth = HTTPBasicAuth("ci", "Gr8Kl7vT2q") # expect
