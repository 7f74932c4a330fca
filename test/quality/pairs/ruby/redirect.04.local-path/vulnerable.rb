require "sinatra"

get "/out" do
  to_url = params[:to]
  redirect to_url
end
