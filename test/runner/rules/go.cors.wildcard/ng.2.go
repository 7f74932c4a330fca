package main

func setup(r *gin.Engine) {
	r.Use(cors.New(cors.Config{
		AllowAllOrigins: true, // expect
		AllowMethods:    []string{"GET"},
	}))
	config := cors.DefaultConfig()
	config.AllowAllOrigins = true // expect
}
