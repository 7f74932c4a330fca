require "sinatra/base"

class App < Sinatra::Base
  get "/hi/:name" do |name|
    "<h1>" + params[:name] + "</h1>"
  end
end
