class EController < ApplicationController
  def index
    form = SearchForm.new(search_params)
    render json: form.rows
  end

  def search_params
    params.require(:search).permit(:term, :sort)
  end
end
