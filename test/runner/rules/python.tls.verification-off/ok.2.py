def fetch(url):
    return requests.post(url, json={}, verify="/etc/ssl/ca.pem", timeout=5)
