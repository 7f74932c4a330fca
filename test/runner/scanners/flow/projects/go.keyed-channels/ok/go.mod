module example.com/topicsok
