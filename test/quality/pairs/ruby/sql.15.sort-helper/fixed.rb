class ProductsController < ApplicationController
  def index
    sort = sort_column
    @products = Product.order(sort + " " + "asc")
    render json: @products
  end

  private

  def sort_column
    Product.column_names.include?(params[:sort]) ? params[:sort] : "name"
  end
end
