package main

import (
	"github.com/gin-gonic/gin"
	"go.mongodb.org/mongo-driver/bson"
	"go.mongodb.org/mongo-driver/mongo"
)

type Filter struct {
	Name  string   `json:"name"`
	Price *float64 `json:"price"`
}
type Search struct {
	Filter Filter `json:"filter"`
}

var coll *mongo.Collection

func a(c *gin.Context) {
	var req Search
	c.ShouldBindJSON(&req)
	coll.Find(c, bson.M{"name": req.Filter.Name})
}
func b(c *gin.Context) {
	var req Search
	c.ShouldBindJSON(&req)
	criteria := make(map[string]any, 4)
	criteria["name"] = req.Filter.Name
	coll.Find(c, bson.M(criteria))
}
func d(c *gin.Context) {
	var req Search
	c.ShouldBindJSON(&req)
	criteria := make(map[string]any, 4)
	criteria["price"] = *req.Filter.Price
	coll.Find(c, bson.M(criteria))
}
func (p *Search) Criteria() map[string]any {
	criteria := make(map[string]any, 4)
	if p.Filter.Name != "" {
		criteria["name"] = p.Filter.Name
	}
	return criteria
}
func e(c *gin.Context) {
	var req Search
	c.ShouldBindJSON(&req)
	coll.Find(c, bson.M(req.Criteria()))
}
func f(c *gin.Context) {
	var req Search
	c.ShouldBindJSON(&req)
	g(&req)
}
func g(req *Search) {
	crit := req.Criteria()
	crit["published"] = true
	coll.Find(c, bson.M(crit))
}
