require "sinatra"
require "open-uri"

ALLOWED = %w[cdn.example.com img.example.com].freeze

get "/image" do
  uri = URI.parse(params[:u])
  halt 400 unless ALLOWED.include?(uri.host)
  uri.open.read.size.to_s
end
