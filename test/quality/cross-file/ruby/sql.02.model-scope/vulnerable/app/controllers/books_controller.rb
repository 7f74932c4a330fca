class BooksController < ApplicationController
  def index
    render json: Book.titled(params[:title])
  end
end
