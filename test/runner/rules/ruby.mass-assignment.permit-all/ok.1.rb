class UsersController < ApplicationController
  def user_params
    params.require(:user).permit(:name, :email, roles: [])
  end
end
