module Notifier
  module Operations
    class RegisterHook
      include Deps["webhooks.client"]

      def call(input)
        client.confirm(input[:callback_url]) && client.announce(input[:name])
      end
    end
  end
end
