package main

import (
	"context"
	"database/sql"
	"encoding/json"
	"net/http"
)

type userRepository struct {
	db *sql.DB
}

func (u *userRepository) emailOf(ctx context.Context, name string) (string, error) {
	var email string
	err := u.db.QueryRowContext(ctx, "SELECT email FROM users WHERE name = ?", name).Scan(&email)
	return email, err
}

type profileHandler struct {
	users *userRepository
}

func (p *profileHandler) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	cookie, err := r.Cookie("user")
	if err != nil {
		w.WriteHeader(http.StatusUnauthorized)
		return
	}
	email, err := p.users.emailOf(r.Context(), cookie.Value)
	if err != nil {
		w.WriteHeader(http.StatusNotFound)
		return
	}
	json.NewEncoder(w).Encode(map[string]string{"email": email})
}
