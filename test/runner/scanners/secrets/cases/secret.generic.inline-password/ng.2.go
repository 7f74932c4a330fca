dsn := "host=db.acme.io user=shop password={{token::alnum:14}} dbname=shop port=5432" // expect
