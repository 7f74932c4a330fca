require "faraday"

module Notifier
  module Webhooks
    class Client
      def confirm(url)
        Faraday.post(url, "challenge").success?
      end

      def announce(name)
        system("announce #{name}")
      end
    end
  end
end
