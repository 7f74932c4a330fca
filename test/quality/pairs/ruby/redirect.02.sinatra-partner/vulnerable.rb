require "sinatra"

PARTNERS = {
  "shop" => "https://shop.example.com/",
  "blog" => "https://blog.example.com/"
}.freeze

get "/leave" do
  target = params["to"]
  target = "https://" + target unless target.start_with?("https://")
  redirect target, 302
end
