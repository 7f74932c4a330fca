class Query < Struct.new(:table, :filter)
  def rows
    ActiveRecord::Base.connection.select_all("SELECT * FROM t WHERE #{table}")
  end
end
