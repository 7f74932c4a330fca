require "sinatra"

ROOT = File.expand_path("pages")

get "/page" do
  path = File.expand_path(params[:name], ROOT)
  File.read(path)
end
