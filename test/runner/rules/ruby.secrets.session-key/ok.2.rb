class App < Sinatra::Base
  set :session_secret, ENV.fetch("SESSION_SECRET") { SecureRandom.hex(64) }
  use Rack::Session::Cookie, key: "app", secret: ENV["SECRET"]
end
token = JWT.encode(payload, key, "RS256")
