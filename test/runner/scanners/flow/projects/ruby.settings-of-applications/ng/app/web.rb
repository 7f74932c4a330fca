require "sinatra/base"

class Web < Sinatra::Base
  get "/orders" do
    settings.orders.search(params["q"]).to_json
  end
end
