class UsersController < ApplicationController
  def index
    @users = User.where("name LIKE '%#{params[:q]}%'") # expect
    @admins = User.where(active: true).order("#{params[:sort]} ASC") # expect
  end
end
