require "dry/events/publisher"

class Bus
  include Dry::Events::Publisher[:bus]

  register_event("users.created")
end

class UserListener
  def on_users_created(event)
    system("greet #{event[:name]}") # expect
  end
end
