import requests


class WebhookClient:
    def __init__(self, timeout=5):
        self.session = requests.Session()
        self.timeout = timeout

    def ping(self, url):
        response = self.session.post(url, json={"event": "ping"}, timeout=self.timeout)  # expect
        return response.status_code, response.text
