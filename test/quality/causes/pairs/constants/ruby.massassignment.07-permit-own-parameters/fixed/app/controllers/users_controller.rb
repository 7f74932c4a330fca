class UsersController < ApplicationController
  def create
    user = User.create!(params.require(:user).permit(:name, :locale))
    redirect_to user
  end
end
