package handlers

import (
	"net/http"

	"github.com/gin-gonic/gin"
	"gorm.io/gorm"
)

type Customer struct {
	ID   uint
	Name string
	City string
}

func ListCustomers(db *gorm.DB) gin.HandlerFunc {
	return func(c *gin.Context) {
		city := c.Query("city")
		var customers []Customer
		result := db.Where("city = ?", city).Limit(100).Find(&customers)
		if result.Error != nil {
			c.AbortWithStatus(http.StatusInternalServerError)
			return
		}
		c.JSON(http.StatusOK, customers)
	}
}
