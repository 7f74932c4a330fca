require "sinatra"

class Exports < Sinatra::Base
  get "/export" do
    title = params["title"].to_s.strip
    response.headers["X-Report-Title"] = "report #{title}" # expect
    status 204
  end

  get "/legacy" do
    response.set_header("X-Legacy-Name", params["name"]) # expect
    status 204
  end
end
