package main

func setup(r *gin.Engine) {
	r.Use(cors.New(cors.Config{AllowOrigins: []string{"https://app.example.com"}, AllowHeaders: []string{"*"}}))
}
