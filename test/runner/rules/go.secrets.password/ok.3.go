package main

func connect() (*sql.DB, error) {
	dsn := fmt.Sprintf("shop:%s@tcp(10.0.0.5:3306)/shop", os.Getenv("DB_PASSWORD"))
	return sql.Open("postgres", "host=db user=shop password="+dsn)
}
