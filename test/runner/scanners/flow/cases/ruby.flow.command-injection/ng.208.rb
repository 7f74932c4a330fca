require "sinatra"
require "json"

post "/hooks" do
  event = JSON.parse(request.body.read)
  number = Integer(event.dig("project", "id"))
  system("build #{number}")
  system("build #{event["ref"]}") # expect
end
