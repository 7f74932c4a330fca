require "sinatra"
require "mongo"

post "/shelves/claim" do
  body = JSON.parse(request.body.read)
  code = body["code"]
  settings.shelves.find_one_and_update({ "code" => code }, { "$set" => { "claimed" => true } }) # expect
  settings.shelves.delete_many({ "code" => code }) # expect
end
