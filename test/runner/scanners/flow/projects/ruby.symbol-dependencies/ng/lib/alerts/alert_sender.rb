require_relative "container"

module Alerts
  class AlertSender
    include Import[:http, :logger]

    def deliver(target)
      http.get("https://#{target}/alerts") # expect
    end
  end
end
