package fetch

var hosts = map[string]bool{"api.example.com": true}

func Checked(w http.ResponseWriter, r *http.Request) {
	u, err := url.Parse(r.FormValue("u"))
	if err != nil || !hosts[u.Hostname()] {
		return
	}
	http.Get(u.String())
}

func Parts(w http.ResponseWriter, r *http.Request) {
	u := &url.URL{Scheme: "https", Host: "api.example.com", Path: r.FormValue("p")}
	http.Get(u.String())
	base, _ := url.Parse("https://api.example.com")
	base.Path = r.FormValue("q")
	http.Get(base.String())
}
