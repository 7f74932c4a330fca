package fetch

func Dial(w http.ResponseWriter, r *http.Request) {
	net.DialTimeout("tcp", net.JoinHostPort(r.FormValue("host"), "80"), time.Second) // expect
	target, err := url.Parse(r.FormValue("target"))
	if err != nil || target.Scheme != "https" {
		return
	}
	http.Get(target.String()) // expect
}

func Feeds(c echo.Context) error {
	for _, address := range c.QueryParams()["feed"] {
		http.DefaultClient.Get(address) // expect
	}
	return nil
}
