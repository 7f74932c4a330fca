require "sinatra"
require_relative "lib/net"
get "/jobs" do
  Tools.new.public_send(:ping, params[:host])
end
