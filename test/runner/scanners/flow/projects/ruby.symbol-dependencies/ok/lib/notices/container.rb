require "dry/container"
require "dry/auto_inject"
require "faraday"

module Notices
  class Container
    extend Dry::Container::Mixin

    register(:http) { Faraday.new }
    register(:notice_sender) { Notices::NoticeSender.new }
  end

  Import = Dry::AutoInject(Container)
end
