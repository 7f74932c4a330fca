require "sinatra"
require "erb"
include ERB::Util

get "/hello" do
  name = params["name"].to_s
  "<h1>Hello #{h(name)}</h1>"
end
