request.setValue("Bearer {{token::alnum:40}}", forHTTPHeaderField: "Authorization") // expect
