package app

import (
	"net/http"
	"go.uber.org/zap"
)

type api struct{ sugar *zap.SugaredLogger }

func (a *api) Handle(w http.ResponseWriter, r *http.Request) {
	agent := r.UserAgent()
	a.sugar.Infow("request", "agent", agent)
}
