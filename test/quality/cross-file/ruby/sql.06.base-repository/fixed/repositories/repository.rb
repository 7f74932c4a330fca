require "pg"

class Repository
  def initialize(connection = PG.connect(dbname: "fleet"))
    @connection = connection
  end

  private

  def select(conditions, *values)
    @connection.exec_params("SELECT * FROM #{table} WHERE #{conditions}", values).to_a
  end
end
