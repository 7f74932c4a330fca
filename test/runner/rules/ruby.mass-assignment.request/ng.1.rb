class UsersController < ApplicationController
  def create
    @user = User.new(params[:user]) # expect
    @user.save!
  end
end
