package main

import _ "net/http/pprof" // expect

func main() { http.ListenAndServe(":80", nil) }
