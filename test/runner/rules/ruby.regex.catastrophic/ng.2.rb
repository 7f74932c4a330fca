def words?(text)
  text.match?(/\A(\w+\s?)*\z/) # expect
end
