allow do
  origins "*"
  resource "/api/*", headers: :any, methods: [:get, :post], credentials: true # expect
end
