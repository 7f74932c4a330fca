require "sinatra"
require "mongo"

post "/shelves/claim" do
  body = JSON.parse(request.body.read)
  code = body["code"].to_s
  settings.shelves.find_one_and_update({ "code" => code }, { "$set" => { "claimed" => true } })
  settings.shelves.delete_many({ "code" => code })
end
