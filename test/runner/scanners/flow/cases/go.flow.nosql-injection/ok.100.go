package main

import (
	"net/http"

	"github.com/gin-gonic/gin"
	"go.mongodb.org/mongo-driver/bson"
	"go.mongodb.org/mongo-driver/mongo"
)

type unlock struct {
	Badge string            `json:"badge"`
	Doors []string          `json:"doors"`
	More  map[string]string `json:"more"`
	Floor any               `json:"floor"`
}

func find(badges *mongo.Collection) gin.HandlerFunc {
	return func(c *gin.Context) {
		var given unlock
		if err := c.ShouldBindJSON(&given); err != nil {
			c.AbortWithStatus(http.StatusBadRequest)
			return
		}
		badges.FindOne(c, bson.D{{Key: "badge", Value: given.Badge}})
		badges.FindOne(c, bson.M{"door": bson.M{"$in": given.Doors}, "zone": given.More["zone"]})
		switch floor := given.Floor.(type) {
		case string:
			badges.FindOne(c, bson.M{"floor": floor})
		case int, float64:
			badges.FindOne(c, bson.M{"floor": floor})
		}
		if name, ok := given.Floor.(string); ok {
			badges.FindOne(c, bson.M{"floor": name})
		}
	}
}

func main() {
	r := gin.New()
	r.POST("/unlock", find(nil))
}
