package store

func Recall() string { return Current }
