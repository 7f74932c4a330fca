require "dry/events/publisher"

class Bus
  include Dry::Events::Publisher[:bus]

  register_event("members.created")
end

class UserListener
  def on_members_created(event)
    system("greet", event[:name])
  end
end
