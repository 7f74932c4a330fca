require "sinatra"
require "json"
require "rack"

get "/r1" do
  h8 = Hash[[[:k, params[:a]]]]
  system("x " + h8[:k]) # expect
  h9 = Hash[params.map { |k, v| [k.to_sym, v] }]
  system("x " + h9[:k]) # expect
  system("x " + JSON[params[:a]]["k"]) # expect
  h13 = { params[:a] => 1 }
  h13.each_key { |k| system("x " + k) } # expect
end

get "/r2" do
  h14 = { k: params[:a] }
  h14.each_key { |k| system("x #{k}") }
end

get "/r3" do
  JSON.parse(params[:a]).each_key { |k| system("x " + k) } # expect
  req = Rack::Request.new(env)
  system("x " + req["a"]) # expect
  system("x " + request["a"]) # expect
  system("x " + request[:a]) # expect
end
