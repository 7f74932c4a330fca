def fetch(url):
    return requests.post(url, json={}, verify=False, timeout=5) # expect
