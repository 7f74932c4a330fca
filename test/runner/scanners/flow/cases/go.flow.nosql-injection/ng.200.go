package main

import (
	"github.com/gin-gonic/gin"
	"go.mongodb.org/mongo-driver/bson"
	"go.mongodb.org/mongo-driver/mongo"
)

var coll *mongo.Collection

func i(c *gin.Context) {
	var body struct {
		Filter map[string]any `json:"filter"`
		Name string `json:"name"`
		Page int `json:"page"`
	}
	c.ShouldBindJSON(&body)
	coll.Find(c, body.Filter) // expect
	criteria := make(map[string]any, 4)
	for field, value := range body.Filter {
		criteria[field] = value
	}
	coll.Find(c, criteria) // expect
}
func m(c *gin.Context) {
	var body struct {
		Filter map[string]any `json:"filter"`
	}
	c.ShouldBindJSON(&body)
	criteria := make(map[string]any, 4)
	for field, value := range body.Filter {
		criteria[field] = value
	}
	coll.Find(c, criteria) // expect
}
