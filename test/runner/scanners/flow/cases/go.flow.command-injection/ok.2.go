package jobs

func Switched(c *gin.Context) {
	tool := c.PostForm("tool")
	switch tool {
	case "df", "uptime":
	default:
		tool = "free"
	}
	exec.Command(tool).Run()
}

type job struct {
	Amount int64 `json:"amount"`
}

func Numbers(w http.ResponseWriter, r *http.Request) {
	var j job
	if json.NewDecoder(r.Body).Decode(&j) != nil {
		return
	}
	exec.Command("sh", "-c", fmt.Sprintf("make %d", j.Amount)).Run()
}
