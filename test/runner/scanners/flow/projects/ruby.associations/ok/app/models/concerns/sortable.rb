module Sortable
  extend ActiveSupport::Concern

  COLUMNS = %w[placed_at total].freeze

  module ClassMethods
    def sorted_by(column)
      return all unless COLUMNS.include?(column)

      order(Arel.sql("#{column} DESC"))
    end
  end
end
