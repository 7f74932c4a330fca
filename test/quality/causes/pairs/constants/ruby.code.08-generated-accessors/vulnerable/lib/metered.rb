module Metered
  COUNTERS = %w[requests errors retries].freeze

  COUNTERS.each do |name|
    class_eval <<~RUBY, __FILE__, __LINE__ + 1
      def #{name}
        @counters[:#{name}] ||= 0
      end
    RUBY
  end
end
