require "sinatra"
require_relative "lib/each"
get "/x" do
  Each.visit(params[:list]) do |item|
    `convert #{item}` # expect
  end
end
