class App < Sinatra::Base
  set :session_secret, "keyboard cat" # expect
  use Rack::Session::Cookie, key: "app", secret: "f00dfeedf00dfeed" # expect
end
token = JWT.encode(payload, "my$ecretK3y", "HS256") # expect
