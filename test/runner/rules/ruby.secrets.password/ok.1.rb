class Client
  API_KEY = ENV.fetch("API_KEY")
  def connect
    Mysql2::Client.new(host: "db", password: credentials.password)
  end
end
