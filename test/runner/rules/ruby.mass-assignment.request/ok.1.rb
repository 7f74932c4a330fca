class UsersController < ApplicationController
  def create
    @user = User.new(user_params)
    @search = UserSearch.new(params[:q])
  end
end
