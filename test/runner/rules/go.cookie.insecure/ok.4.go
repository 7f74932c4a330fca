package main

func call(req *http.Request, id string) {
	req.AddCookie(&http.Cookie{Name: "session", Value: id})
}
