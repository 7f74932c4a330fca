class Client
  API_KEY = "9f8e7d6c5b4a39281706" # expect
  def connect
    Mysql2::Client.new(host: "db", username: "app", password: "Tr0ub4dor3x") # expect
  end
end
