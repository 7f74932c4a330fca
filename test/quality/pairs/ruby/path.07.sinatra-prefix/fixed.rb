require "sinatra"

ROOT = File.expand_path("pages")

get "/page" do
  path = File.expand_path(params[:name], ROOT)
  halt 404 unless path.start_with?(ROOT + "/")
  File.read(path)
end
