package rules

import (
	"net/http"

	"github.com/gin-gonic/gin"
	"github.com/robertkrimen/otto"
)

var scripts = map[string]string{
	"discount": "price * 0.9",
	"gross":    "price * 1.19",
}

func Price(c *gin.Context) {
	vm := otto.New()
	vm.Set("price", 100)
	source, ok := scripts[c.Query("rule")]
	if !ok {
		source = scripts["gross"]
	}
	value, err := vm.Run(source)
	if err != nil {
		c.Status(http.StatusBadRequest)
		return
	}
	price, _ := value.ToFloat()
	c.JSON(http.StatusOK, gin.H{"price": price})
}
