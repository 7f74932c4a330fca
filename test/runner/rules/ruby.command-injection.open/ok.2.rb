page = URI.open("https://www.example.com/feed.xml").read
door.open(key)
