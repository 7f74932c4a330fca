require "sinatra"
require "cgi"

get "/search" do
  term = params[:q].to_s
  content_type "text/html"
  "<!doctype html><title>Search</title><p>No results for #{CGI.escapeHTML(term)}</p>"
end
