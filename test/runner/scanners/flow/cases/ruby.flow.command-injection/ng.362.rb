require "sinatra"
require "rack"

get "/r1" do
  system("x " + request.form_data?.to_s)
end

get "/r2" do
  system("x " + request.content_length.to_s)
end

get "/r3" do
  system("x " + request.request_method)
end

get "/r4" do
  system("x " + params.key?(:a).to_s)
end

get "/r5" do
  system("x " + Rack::Request.new(env).params["a"]) # expect
  rq = Rack::Request.new(env)
  system("x " + rq.body.string) # expect
  system("x " + params.slice("a", "b").values.join) # expect
  a, b = params.values_at("a", "b")
  system("x " + b) # expect
  system("x " + params.select { |k, v| v }.first.last) # expect
  name = params.delete("name")
  system("x " + name) # expect
  raw = request.body.tap(&:rewind).read
  system("x " + raw) # expect
end

get "/r6" do
  data = request.body.readlines.map(&:chomp)
  system("x " + data.first) # expect
  system("x " + request.body.readpartial(10)) # expect
  pl = JSON.parse(request.body.read, symbolize_names: true)
  system("x " + pl.dig(:a, :b)) # expect
  system("x " + pl.fetch(:k) { "a" }) # expect
end

get "/r7" do
  system("x " + settings.environment.to_s)
end
