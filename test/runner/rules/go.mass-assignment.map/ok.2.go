package main

func update(c *gin.Context) {
	var form nameForm
	if err := c.ShouldBindJSON(&form); err != nil {
		return
	}
	fields := map[string]interface{}{"name": form.Name}
	db.Model(&Account{}).Updates(fields)
}
