require "sqlite3"
require_relative "conditions"

class Store
  def initialize(file)
    @db = SQLite3::Database.new(file)
  end

  def customer(email)
    @db.execute("SELECT id, name FROM customers WHERE " + Conditions.equal("email", email)).first # expect
  end
end
