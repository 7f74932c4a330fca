module Tickets
  module Repositories
    class TicketStore
      def initialize(mongo)
        @collection = mongo[:tickets]
      end

      def by_code(code)
        collection.find(code: code).first&.fetch("title") # expect
      end

      attr_reader :collection
    end
  end
end
