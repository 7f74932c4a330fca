package jobs

type form struct {
	Name string `json:"name"`
}

func Decoded(w http.ResponseWriter, r *http.Request) {
	var f form
	if err := json.NewDecoder(r.Body).Decode(&f); err != nil {
		return
	}
	exec.Command("sh", "-c", "convert "+f.Name).Run() // expect
}

func Bound(c echo.Context) error {
	f := new(form)
	if err := c.Bind(f); err != nil {
		return err
	}
	return exec.Command(f.Name).Run() // expect
}

func Cut(w http.ResponseWriter, r *http.Request) {
	kind, target, _ := strings.Cut(r.FormValue("job"), " ")
	if _, known := kinds[kind]; !known {
		return
	}
	exec.Command("sh", "-c", "make "+target).Run() // expect
}

var kinds = map[string]bool{"lint": true}
