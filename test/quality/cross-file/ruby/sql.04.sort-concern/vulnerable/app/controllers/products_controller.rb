class ProductsController < ApplicationController
  include Sortable

  def index
    products = Product.order(Arel.sql(sort_column)).limit(50) # expect
    render json: products
  end
end
