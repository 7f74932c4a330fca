require "sinatra"
get "/" do
  q = params[:q]
  redirect q # expect
end
