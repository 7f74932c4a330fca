require "sinatra"
require "erb"
include ERB::Util

get "/hello" do
  name = params["name"].to_s
  "<h1>Hello #{url_decode(name)}</h1>" # expect
end

def url_decode(text)
  URI.decode_www_form_component(text)
end
