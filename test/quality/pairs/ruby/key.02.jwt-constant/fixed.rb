require "jwt"

module Tickets
  INK = ENV.fetch("TICKET_INK")

  def self.issue(account)
    JWT.encode({ sub: account.id }, INK, "HS256")
  end
end
