require "sinatra/base"

class Shelf
  def initialize(folder)
    @folder = folder
  end

  def first
    File.read("/srv/shelf/first.txt")
  end

  def names
    Dir.children(@folder)
  end
end

# The setting is written where the application starts: it is none of the attributes of a request.
class Library < Sinatra::Base
  get "/books" do
    @title = params[:title]
    @page = shelf.first
    erb :books
  end

  get "/names" do
    shelf.names.join(", ")
  end

  helpers do
    def shelf
      @shelf ||= Shelf.new(settings.shelf_folder)
    end
  end
end
