package main

const oauthState = "pseudo-random"

func login(c *gin.Context) {
	c.Redirect(302, googleConfig.AuthCodeURL(oauthState)) // expect
}
