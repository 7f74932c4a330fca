require "sinatra/base"

class App < Sinatra::Base
  get "/hi/:name" do |name|
    "<h1>" + ERB::Util.h(params[:name]) + "</h1>"
  end
end
