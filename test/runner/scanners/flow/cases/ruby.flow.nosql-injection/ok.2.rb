require "mongo"
require "sinatra"

client = Mongo::Client.new("mongodb://localhost/shop")

post "/login" do
  body = JSON.parse(request.body.read)
  user = client[:users].find(name: body["name"].to_s, password: body["password"].to_s).first
  user ? "ok" : halt(401)
end
