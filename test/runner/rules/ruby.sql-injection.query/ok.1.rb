class UsersController < ApplicationController
  def index
    @users = User.where("name LIKE ?", "%#{params[:q]}%")
    @admins = User.where(active: true).order(created_at: :desc)
    User.where("id = #{params[:id].to_i}")
  end
end
