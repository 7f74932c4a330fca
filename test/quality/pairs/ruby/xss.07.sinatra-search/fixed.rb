require "sinatra"
require "rack/utils"

get "/search" do
  q = params["q"]
  "<p>Results for #{Rack::Utils.escape_html(q)}</p>"
end
