require "rest-client"
require "sinatra/base"

class Mirror < Sinatra::Base
  before do
    @origin = request.env["HTTP_X_ORIGIN"] ? "static.example.com" : "www.example.com"
  end

  get "/mirror" do
    response = RestClient.get("https://" + @origin + "/robots.txt")
    status response.code
  end
end
