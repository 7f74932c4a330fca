require_relative "container"

module Alerts
  class Notifier
    include Import[:alert_sender]

    def notify(target)
      alert_sender.deliver(target)
    end
  end
end
