require "sinatra"

enable :protection
set :protection, true
