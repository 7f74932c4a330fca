module Restrictable
  extend ActiveSupport::Concern

  class_methods do
    def narrowed(filters)
      filters.reduce(all) { |found, (name, value)| found.public_send("with_#{name}", value) }
    end

    def arranged(column)
      order(column_names.include?(column) ? column : "id")
    end
  end
end
