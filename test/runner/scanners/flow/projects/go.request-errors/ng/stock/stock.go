package stock

import "github.com/gin-gonic/gin"

type Unknown struct {
	Item string
}

func (u *Unknown) Error() string { return "unknown item" }

func (u *Unknown) Explain() (int, string) { return 404, "There is no " + u.Item }

func find(item string) error { return &Unknown{Item: item} }

func Show(c *gin.Context) {
	if err := find(c.Param("item")); err != nil {
		_ = c.Error(err)
		c.Abort()
	}
}

func Move(c *gin.Context) {
	if err := find(c.Param("item")); err != nil {
		c.AbortWithError(404, err)
	}
}
