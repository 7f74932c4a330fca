require "sinatra"

PARTNERS = {
  "shop" => "https://shop.example.com/",
  "blog" => "https://blog.example.com/"
}.freeze

get "/leave" do
  target = params["to"]
  target = PARTNERS.fetch(target) { halt 404 }
  redirect target, 302
end
