db, _ := sql.Open("mysql", "shop:{{token::alnum:14}}@tcp(db.acme.io:3306)/shop") // expect
