module example.com/chat

go 1.23
