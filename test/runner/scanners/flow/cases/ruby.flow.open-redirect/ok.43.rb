require "sinatra"

PAGE = %r{\A(?:/[A-Za-z0-9_-]+)+(?:\?[A-Za-z0-9_=&%.-]*)?\z}

get "/continue" do
  page = params[:page]
  halt 400 unless PAGE.match?(page.to_s)
  redirect page
end

get "/back" do
  page = params[:page]
  redirect page if page.match?(%r{\A/(?:[a-z0-9_-][a-z0-9_./-]*)?\z})
end
