class UsersController < ApplicationController
  def index
    User.where(["name = ?", params[:name]])
    User.find_by_sql(["SELECT * FROM users WHERE name = ?", params[:name]])
    sort = params[:sort]
    sort = "id" unless %w[id name].include?(sort)
    User.order(sort)
    column = params[:column]
    head(:bad_request) and return unless %w[id name].include?(column)
    User.order(column)
  end
end
