session = JSON.parse(redis.get(key))
File.binwrite(path, Marshal.dump(settings))
