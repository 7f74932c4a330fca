class CatalogController < ApplicationController
  def index
    @query = params[:q]
    @products = Product.where("name ILIKE ?", "%#{Product.sanitize_sql_like(@query)}%").limit(50)
    render :index
  end
end
