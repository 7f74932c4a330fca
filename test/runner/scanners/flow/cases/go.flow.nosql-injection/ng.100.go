package main

import (
	"net/http"

	"github.com/gin-gonic/gin"
	"go.mongodb.org/mongo-driver/bson"
	"go.mongodb.org/mongo-driver/mongo"
)

type unlock struct {
	Badge any            `json:"badge"`
	Door  interface{}    `json:"door"`
	More  map[string]any `json:"more"`
}

func find(badges *mongo.Collection) gin.HandlerFunc {
	return func(c *gin.Context) {
		var given unlock
		if err := c.ShouldBindJSON(&given); err != nil {
			c.AbortWithStatus(http.StatusBadRequest)
			return
		}
		badges.FindOne(c, bson.D{{Key: "badge", Value: given.Badge}}) // expect
		badges.FindOne(c, bson.M{"door": given.Door})                 // expect
		badges.FindOne(c, bson.M{"zone": given.More["zone"]})         // expect
	}
}

func main() {
	r := gin.New()
	r.POST("/unlock", find(nil))
}
