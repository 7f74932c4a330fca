class UsersController < ActionController::Base
  def create
    bus = Bus.new
    bus.subscribe(UserListener.new)
    bus.publish("members.created", name: params[:name])
  end
end
