module example.com/topicsng
