require "sinatra/base"
require_relative "lib/tickets"

class App < Sinatra::Base
  post "/tickets/close" do
    Tickets.new.close(params["number"])
    status 204
  end
end
