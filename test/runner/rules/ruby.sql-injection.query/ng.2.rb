def rename(id, name)
  ActiveRecord::Base.connection.execute("UPDATE users SET name = '" + name + "' WHERE id = 1") # expect
  Account.find_by_sql("SELECT * FROM accounts WHERE id = #{id}") # expect
end
