class Query < Struct.new(:table, :filter)
  def rows
    ActiveRecord::Base.connection.select_all("SELECT * FROM t WHERE #{filter}") # expect
  end
end
