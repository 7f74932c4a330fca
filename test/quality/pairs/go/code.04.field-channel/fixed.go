package app

import (
	"github.com/gin-gonic/gin"
	lua "github.com/yuin/gopher-lua"
)

type Engine struct{ scripts chan string }

func (e *Engine) Loop() {
	for script := range e.scripts {
		L := lua.NewState()
		L.DoString(script)
		L.Close()
	}
}

func (e *Engine) Submit(c *gin.Context) {
	if c.PostForm("script") == "cleanup" {
		e.scripts <- "return cleanup()"
	}
}
