require_relative "connection_pool"
require_relative "ticket_id"

class Tickets
  def close(number)
    ConnectionPool.with_client do |client|
      client.query("UPDATE tickets SET closed = 1 WHERE number = #{TicketId.parse(number)}") # expect
    end
  end
end
