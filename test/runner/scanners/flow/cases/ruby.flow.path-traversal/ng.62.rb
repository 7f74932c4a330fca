require "sinatra/base"

class Library < Sinatra::Base
  set :folder, "/srv/shelf"

  before do
    @name = params[:name]
  end

  get "/books" do
    File.read(File.join(settings.folder, @name)) # expect
  end

  get "/covers" do
    File.read(File.join(settings.covers, @name)) # expect
  end
end
