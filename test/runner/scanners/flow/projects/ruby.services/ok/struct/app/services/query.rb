Query = Struct.new(:table, :filter, keyword_init: true) do
  def rows
    ActiveRecord::Base.connection.select_all("SELECT * FROM t WHERE #{table}")
  end
end
