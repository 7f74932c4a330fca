require "mysql2"
module Pool
  def self.with(tries = 3)
    handle = Mysql2::Client.new(host: "x")
    yield handle
  ensure
    handle&.close
  end
end
