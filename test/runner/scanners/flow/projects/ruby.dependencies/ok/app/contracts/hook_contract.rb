require "dry/validation"
require "uri"

module Notifier
  module Contracts
    class HookContract < Dry::Validation::Contract
      HOSTS = %w[hooks.example.com hooks.example.org].freeze
      NAMES = %w[paid refunded].freeze

      json do
        required(:name).filled(:string)
        required(:callback_url).filled(:string, max_size?: 500)
      end

      rule(:callback_url) do
        uri = begin
          URI.parse(value)
        rescue URI::InvalidURIError
          nil
        end

        key.failure("is not supported") unless uri.is_a?(URI::HTTPS) && HOSTS.include?(uri.host)
      end

      rule(:name) do
        key.failure("is not known") unless NAMES.include?(value)
      end
    end
  end
end
