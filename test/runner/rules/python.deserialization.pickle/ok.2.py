def restore(redis, key):
    redis.set(key, pickle.dumps(1))
    return json.loads(redis.get(key))
