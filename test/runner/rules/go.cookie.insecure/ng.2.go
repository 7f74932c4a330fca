package main

func login(c *gin.Context) {
	c.SetCookie("session", id, 3600, "/", "", true, false) // expect
}
