require "dry/container"
require "dry/auto_inject"
require "faraday"

module Alerts
  class Container
    extend Dry::Container::Mixin

    register(:http) { Faraday.new }
    register(:alert_sender) { Alerts::AlertSender.new }
  end

  Import = Dry::AutoInject(Container)
end
