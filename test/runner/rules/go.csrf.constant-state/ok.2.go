package main

func login(c *gin.Context, session *Session) {
	c.Redirect(302, googleConfig.AuthCodeURL(session.State))
}
