session = Marshal.restore(redis.get(key)) # expect
settings = Marshal.load(File.binread(path)) # expect
