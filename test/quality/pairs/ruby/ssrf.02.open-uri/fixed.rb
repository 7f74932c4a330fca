require "open-uri"
require "sinatra"

FEEDS = {
  "news" => "https://news.example.com/rss",
  "jobs" => "https://jobs.example.com/rss"
}.freeze

get "/feed" do
  address = FEEDS[params[:feed]] || FEEDS["news"]
  text = URI.open(address, read_timeout: 4).read
  content_type "text/plain"
  text.scan("<item>").size.to_s
end
