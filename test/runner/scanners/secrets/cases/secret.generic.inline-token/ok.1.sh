curl -H "PRIVATE-TOKEN: $TOKEN" https://git.acme.io/api/v4/projects
curl "https://api.acme.io/v1/items?api_key=YOUR_API_KEY_GOES_HERE_1&page=1"
curl "https://api.acme.io/v1/items?next_page_token={{token::alnum:32}}"
curl "https://api.acme.io/v1/items?api_key={api_key}"
