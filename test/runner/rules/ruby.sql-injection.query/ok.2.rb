def rename(id, name)
  quoted = connection.quote(name)
  connection.execute("UPDATE users SET name = #{connection.quote(name)} WHERE id = #{id.to_i}")
  Account.find_by_sql(["SELECT * FROM accounts WHERE id = ?", id])
  names.select { |item| item == "#{name}=1" }
end
