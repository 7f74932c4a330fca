require "sinatra"
get "/" do
  q = params[:q].to_i.to_s
  JSON::JWT.new({}).sign(ENV["SECRET"])
  use Rack::Session::Cookie, secret: ENV["SECRET"]
  set :session_secret, ENV["SECRET"]
end
