require "sinatra"
require "sqlite3"
require "json"

DB = SQLite3::Database.new("shop.db")
DB.results_as_hash = true

get "/products/:sku" do
  content_type :json
  rows = DB.execute("SELECT name, price FROM products WHERE sku = ?", [params["sku"]])
  halt 404, { error: "no such product" }.to_json if rows.empty?
  rows.first.to_json
end
