require "sinatra"

get "/continue" do
  page = params[:page]
  halt 400 unless page.match?(%r{\A(?:/[A-Za-z0-9_-]*)+(?:\?[A-Za-z0-9_=&%.-]*)?\z})
  redirect page # expect
end

get "/back" do
  page = params[:page]
  redirect page if page.match?(%r{\A/(?:[a-z0-9_-][a-z0-9_./-]*)?}) # expect
end

get "/home" do
  page = params[:page]
  redirect page if page.match?(%r{\A/?(?:[a-z0-9_./-]+)?\z}) # expect
end
