package store

var Current = "ls"

func Remember(command string) { Current = command }
