module Sortable
  extend ActiveSupport::Concern

  module ClassMethods
    def sorted_by(column)
      order(Arel.sql("#{column} DESC")) # expect
    end
  end
end
