allow do
  origins "https://app.example.com"
  resource "/api/*", headers: :any, methods: [:get], credentials: true
end
