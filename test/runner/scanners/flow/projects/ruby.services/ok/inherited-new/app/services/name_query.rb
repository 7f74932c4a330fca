class NameQuery < BaseQuery
  def rows
    ActiveRecord::Base.connection.select_all("SELECT * FROM t WHERE n = '#{@value}'")
  end
end
