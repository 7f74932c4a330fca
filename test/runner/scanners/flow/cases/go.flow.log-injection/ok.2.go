package logs

var lines = strings.NewReplacer("\n", "", "\r", "")

func Record(w http.ResponseWriter, r *http.Request) {
	log.Printf("by %q", r.FormValue("user"))
	log.Printf("by %s", lines.Replace(r.FormValue("user")))
	slog.Info("by", "user", r.FormValue("user"))
	logger.Info("by", zap.String("user", r.FormValue("user")))
}
