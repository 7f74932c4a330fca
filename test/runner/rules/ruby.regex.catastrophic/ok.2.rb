def words?(text)
  text.match?(/\A\w+(\s+\w+)*\z/)
end
