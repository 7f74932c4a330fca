package web

import (
	"github.com/valyala/fasthttp"

	"example.org/boards/scores"
)

type Handlers struct{ Board *scores.Board }

func (h *Handlers) Join(ctx *fasthttp.RequestCtx) {
	h.Board.Join(string(ctx.FormValue("team")))
}

func (h *Handlers) Show(ctx *fasthttp.RequestCtx) {
	ctx.SetContentType("text/html; charset=utf-8")
	ctx.WriteString(page(h.Board.Teams()))
}

func (h *Handlers) Plain(ctx *fasthttp.RequestCtx) {
	ctx.WriteString(page(h.Board.Teams()))
}
