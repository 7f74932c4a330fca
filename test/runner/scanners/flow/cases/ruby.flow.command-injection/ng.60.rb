# The first part of a path is its beginning.
class NotesController < ApplicationController
  def show
    render plain: IO.read(File.join(params[:folder], "note.txt")) # expect
  end
end
