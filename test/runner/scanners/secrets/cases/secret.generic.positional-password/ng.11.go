auth := smtp.PlainAuth("", "bot@acme.io", "{{token::alnum:14}}", "smtp.acme.io") // expect
