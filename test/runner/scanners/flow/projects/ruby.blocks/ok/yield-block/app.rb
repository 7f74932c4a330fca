require "sinatra"
require_relative "lib/repo"
post "/drop" do
  Repo.new.drop(params[:key])
end
