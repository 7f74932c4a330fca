class ProductsController < ApplicationController
  def index
    sort = sort_column
    @products = Product.order(sort + " " + "asc")
    render json: @products
  end

  private

  def sort_column
    params[:sort] || "name"
  end
end
