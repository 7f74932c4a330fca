require "sinatra"
require "net/http"
HOSTS = %w[a.example b.example].freeze
get "/4" do
  host = params[:host]
  errors = []
  errors << "host" unless HOSTS.include?(host)
  halt 400 if errors.empty?
  Net::HTTP.get(URI("https://#{host}/logo")) # expect
end
