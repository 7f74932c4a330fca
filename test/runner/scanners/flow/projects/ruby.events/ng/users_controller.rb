class UsersController < ActionController::Base
  def create
    bus = Bus.new
    bus.subscribe(UserListener.new)
    bus.subscribe("users.created") { |event| system("welcome #{event[:name]}") } # expect
    bus.publish("users.created", name: params[:name])
  end
end
