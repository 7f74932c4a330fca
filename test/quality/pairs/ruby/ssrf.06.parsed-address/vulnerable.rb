require "sinatra"
require "open-uri"

ALLOWED = %w[cdn.example.com img.example.com].freeze

get "/image" do
  uri = URI.parse(params[:u])
  uri.open.read.size.to_s
end
