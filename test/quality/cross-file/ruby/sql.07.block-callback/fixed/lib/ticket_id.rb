module TicketId
  def self.parse(text)
    Integer(text.delete_prefix("T-"), 10)
  end
end
