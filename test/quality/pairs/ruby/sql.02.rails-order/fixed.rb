class ArticlesController < ApplicationController
  SORTABLE = %w[title published_at views].freeze

  def index
    column = SORTABLE.include?(params[:sort]) ? params[:sort] : "published_at"
    direction = params[:direction] == "asc" ? "asc" : "desc"
    @articles = Article.published.order("#{column} #{direction}").limit(50)
    render json: @articles
  end
end
