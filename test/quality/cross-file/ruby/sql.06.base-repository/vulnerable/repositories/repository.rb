require "pg"

class Repository
  def initialize(connection = PG.connect(dbname: "fleet"))
    @connection = connection
  end

  private

  def select(conditions)
    @connection.exec("SELECT * FROM #{table} WHERE #{conditions}").to_a # expect
  end
end
