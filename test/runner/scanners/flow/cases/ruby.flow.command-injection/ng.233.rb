require "functions_framework"

FunctionsFramework.http "ping" do |request|
  system("x #{request.params["host"]}") # expect
  system("x #{request.body.read}") # expect
  "ok"
end

FunctionsFramework.cloud_event "storage" do |event|
  system("x #{event.data["name"]}") # expect
  system("seq #{event.data["n"].to_i}")
end
