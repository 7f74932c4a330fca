require "padrino"
require_relative "lib/shelf"

module Library
  class App < Padrino::Application
    set :shelf, Shelf.new("/srv/books")
  end
end
