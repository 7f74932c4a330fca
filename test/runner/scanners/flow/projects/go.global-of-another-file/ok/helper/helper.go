package helper

import "example.com/x/store"

func Recall() string { return store.Current }
