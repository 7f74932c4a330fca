require "sinatra"
require "json"
require_relative "lib/quote"

post "/quotes" do
  body = JSON.parse(request.body.read)
  { total: Quote.new(body["formula"], body["quantity"].to_i).total }.to_json
end
