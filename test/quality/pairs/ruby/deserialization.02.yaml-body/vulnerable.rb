require "sinatra"
require "yaml"

post "/settings" do
  text = request.body.read
  settings = YAML.unsafe_load(text)
  halt 422 unless settings.is_a?(Hash)
  settings.size.to_s
end
