require "sinatra"

post "/orders" do
  body "<p>" + params["note"] + "</p>" # expect
end

get "/orders" do
  halt 404, "<p>No order " + params["name"] + "</p>" # expect
end
