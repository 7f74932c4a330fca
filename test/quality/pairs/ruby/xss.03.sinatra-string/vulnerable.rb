require "sinatra"
require "json"

get "/search" do
  term = params[:q].to_s
  content_type "text/html"
  "<!doctype html><title>Search</title><p>No results for #{term}</p>"
end
