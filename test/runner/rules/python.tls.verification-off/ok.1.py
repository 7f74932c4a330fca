requests.get(url)
requests.get(url, verify=True)
requests.get(url, verify="/etc/ca.pem")
requests.get(url, verify=settings.VERIFY)
jwt.decode(token, verify=False)
context.verify_mode = ssl.CERT_REQUIRED
user.verify = False
def get(url, verify=False): pass
