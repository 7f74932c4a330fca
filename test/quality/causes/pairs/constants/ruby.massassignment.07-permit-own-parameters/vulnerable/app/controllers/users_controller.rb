class UsersController < ApplicationController
  def create
    user = User.create!(params[:user].permit!) # expect
    redirect_to user
  end
end
