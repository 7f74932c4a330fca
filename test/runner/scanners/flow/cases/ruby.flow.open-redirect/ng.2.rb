class SessionsController < ApplicationController
  def create
    back = params[:return_to]
    redirect_to back, allow_other_host: true # expect
  end
end
