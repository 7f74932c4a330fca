package main

func update(c *gin.Context) {
	var fields map[string]interface{}
	if err := c.ShouldBindJSON(&fields); err != nil {
		return
	}
	db.Model(&Account{}).Where("id = ?", id(c)).Updates(fields) // expect
}
