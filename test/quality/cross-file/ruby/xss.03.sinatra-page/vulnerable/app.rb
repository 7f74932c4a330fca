require "sinatra"
require_relative "lib/search_page"

get "/search" do
  SearchPage.new(params[:q]).render # expect
end
