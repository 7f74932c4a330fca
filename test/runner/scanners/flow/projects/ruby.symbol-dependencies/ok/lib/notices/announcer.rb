require_relative "container"

module Notices
  class Announcer
    include Import[:notice_sender]

    def notify(target)
      notice_sender.deliver(target)
    end
  end
end
