import pickle

import redis

client = redis.Redis(host="localhost", port=6379)


def remember(key, value, ttl=300):
    client.setex("report:" + key, ttl, pickle.dumps(value))


def recall(key):
    cached = client.get("report:" + key)
    return None if cached is None else pickle.loads(cached)  # at most low
