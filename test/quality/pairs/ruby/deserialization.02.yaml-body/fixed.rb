require "sinatra"
require "yaml"

post "/settings" do
  text = request.body.read
  settings = YAML.safe_load(text, permitted_classes: [Date])
  halt 422 unless settings.is_a?(Hash)
  settings.size.to_s
end
