class NotesController < ApplicationController
  def index
    @query = params[:q]
    @title = "x"
  end
end
