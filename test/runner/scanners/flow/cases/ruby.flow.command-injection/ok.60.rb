# A path below a directory does not begin with a pipe.
class NotesController < ApplicationController
  NOTES = Rails.root.join("notes").to_s

  def show
    render plain: IO.read(File.join(NOTES, File.basename(params[:name])))
  end
end
