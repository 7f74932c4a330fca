heroku config:set JWT_SECRET={{token::hex:48}} --app shop # expect
curl -H 'PRIVATE-TOKEN: {{token::alnum:20}}' https://git.acme.io/api/v4/projects # expect
curl "https://api.acme.io/v1/items?api_key={{token::hex:32}}&page=1" # expect
