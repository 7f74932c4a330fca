module example.com/namesok
