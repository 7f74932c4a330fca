curl -H "Authorization: Bearer {{token::alnum:40}}" https://api.acme.io/v1 # expect
