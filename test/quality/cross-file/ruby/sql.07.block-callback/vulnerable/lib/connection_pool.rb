require "mysql2"

module ConnectionPool
  def self.with_client
    client = Mysql2::Client.new(host: "localhost", database: "tickets")
    yield client
  ensure
    client&.close
  end
end
