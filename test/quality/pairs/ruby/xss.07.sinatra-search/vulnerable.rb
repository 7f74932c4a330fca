require "sinatra"
require "rack/utils"

get "/search" do
  q = params["q"]
  "<p>Results for #{q}</p>"
end
