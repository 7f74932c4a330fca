package main

func connect() (*sql.DB, error) {
	if legacy {
		return sql.Open("mysql", "shop:Sup3rS3cret@tcp(10.0.0.5:3306)/shop") // expect
	}
	return sql.Open("postgres", "host=db user=shop password=Sup3rS3cret sslmode=require") // expect
}
