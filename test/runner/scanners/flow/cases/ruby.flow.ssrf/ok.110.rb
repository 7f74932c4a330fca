require "sinatra"
require "net/http"
HOSTS = %w[a.example b.example].freeze
get "/1" do
  host = params[:host]
  errors = []
  errors << "host" unless HOSTS.include?(host)
  halt 400 if errors.any?
  Net::HTTP.get(URI("https://#{host}/logo"))
end
get "/2" do
  host = params[:host]
  errors = {}
  errors[:host] = "bad" unless HOSTS.include?(host)
  halt 400 unless errors.empty?
  Net::HTTP.get(URI("https://#{host}/logo"))
end
get "/3" do
  host = params[:host]
  errors = []
  errors << "host" unless HOSTS.include?(host)
  halt 400 if errors.size > 0
  Net::HTTP.get(URI("https://#{host}/logo"))
end
