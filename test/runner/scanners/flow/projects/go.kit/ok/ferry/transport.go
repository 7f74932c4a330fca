package ferry

import (
	"context"
	"encoding/json"
	"net/http"

	kithttp "github.com/go-kit/kit/transport/http"
	"github.com/gorilla/mux"
)

func NewHandler(svc Service) http.Handler {
	endpoints := NewEndpoints(svc)
	r := mux.NewRouter()
	r.Methods("POST").Path("/bookings").Handler(kithttp.NewServer(endpoints.Reserve, decodeBook, encode))
	r.Methods("GET").Path("/bookings/{passenger}").Handler(kithttp.NewServer(endpoints.Seek, decodeFind, encode))
	return r
}

func decodeBook(_ context.Context, r *http.Request) (interface{}, error) {
	var req bookRequest
	if err := json.NewDecoder(r.Body).Decode(&req); err != nil {
		return nil, err
	}
	return req, nil
}

func decodeFind(_ context.Context, r *http.Request) (interface{}, error) {
	return &findRequest{Passenger: mux.Vars(r)["passenger"]}, nil
}

func encode(_ context.Context, w http.ResponseWriter, response interface{}) error {
	return json.NewEncoder(w).Encode(response)
}
