class UserSearch
  attr_reader :scope

  def initialize(scope)
    @scope = scope
  end

  def by_name(name)
    @scope = scope.where("users.name = ?", name)
    self
  end
end

class UsersController < ApplicationController
  def index
    render json: UserSearch.new(User.all).by_name(params[:name]).scope
  end
end
