module Concerns
  module Searchable
    extend ActiveSupport::Concern

    class_methods do
      def matching(text)
        find_by_sql("SELECT * FROM members WHERE name = '#{text}'") # expect
      end
    end
  end
end
