require "sqlite3"

module Conditions
  def self.equal(column, value)
    "#{column} = '#{SQLite3::Database.quote(value)}'"
  end
end
