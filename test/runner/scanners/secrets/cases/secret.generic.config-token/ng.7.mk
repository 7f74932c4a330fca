API_TOKEN := {{token::alnum:40}}
ACME_SECRET ?= {{token::alnum:32}}
