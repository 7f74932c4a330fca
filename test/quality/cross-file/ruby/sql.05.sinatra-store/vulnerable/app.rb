require "sinatra"
require "json"
require_relative "lib/store"

store = Store.new("shop.db")

get "/customers/:email" do
  content_type :json
  store.customer(params[:email]).to_json
end
