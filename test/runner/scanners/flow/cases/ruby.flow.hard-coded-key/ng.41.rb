require "sinatra"
get "/" do
  q = params[:q]
  JSON::JWT.new({}).sign("s3cr3t-value-1") # expect
  use Rack::Session::Cookie, secret: "s3cr3t-value-2" # expect
  set :session_secret, "s3cr3t-value-3" # expect
end
