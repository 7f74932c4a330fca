import base64
import pickle


def encode(items):
    return base64.urlsafe_b64encode(pickle.dumps(items)).decode()


def decode(token):
    return pickle.loads(base64.urlsafe_b64decode(token))  # expect
