class ActionsController < ApplicationController
  def trigger
    user = User.find(1)
    m = params[:action_name]
    user.send(m)
    head :ok
  end
end
