module TicketId
  def self.parse(text)
    text.delete_prefix("T-")
  end
end
