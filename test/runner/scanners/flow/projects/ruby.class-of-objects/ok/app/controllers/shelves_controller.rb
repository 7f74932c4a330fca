class ShelvesController < ApplicationController
  def update
    Archives::BookShelf.new.run(params)
  end
end
