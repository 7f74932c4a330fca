allow do
  origins "*"
  resource "/public/*", headers: :any, methods: [:get]
end
response.headers["Access-Control-Allow-Origin"] = "https://app.example.com"
