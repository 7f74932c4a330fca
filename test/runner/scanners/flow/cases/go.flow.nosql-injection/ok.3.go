package accounts

import (
	"encoding/json"
	"net/http"

	"go.mongodb.org/mongo-driver/bson"
	"go.mongodb.org/mongo-driver/mongo"
)

type signIn struct {
	Mail string `json:"mail"`
	Pin  string `json:"pin"`
}

type Store struct{ coll *mongo.Collection }

func (s *Store) SignIn(w http.ResponseWriter, r *http.Request) {
	var form signIn
	if err := json.NewDecoder(r.Body).Decode(&form); err != nil {
		return
	}
	s.match(r, form.Mail, form.Pin)
	var labels map[string]string
	json.NewDecoder(r.Body).Decode(&labels)
	s.match(r, labels["mail"], labels["pin"])
}

func (s *Store) match(r *http.Request, mail, pin any) {
	s.coll.FindOne(r.Context(), bson.M{"mail": mail, "pin": pin})
}
