class EController < ApplicationController
  def index
    render json: SearchForm.new(term: "x", sort: params[:sort]).rows
  end
end
