package main

func allow(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if from := r.Header.Get("Origin"); allowed[from] {
			w.Header().Set("Access-Control-Allow-Origin", from)
		}
		if from := r.Header.Get("Origin"); from != "" && slices.Contains(origins, from) {
			w.Header().Set("Access-Control-Allow-Origin", from)
		}
		if site := siteOf(r); site != "" {
			w.Header().Set("Access-Control-Allow-Origin", site)
		}
		next.ServeHTTP(w, r)
	})
}
