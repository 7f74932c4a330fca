module Narrowable
  extend ActiveSupport::Concern

  class_methods do
    def narrowed(filters)
      filters.reduce(all) { |found, (name, value)| found.public_send("with_#{name}", value) }
    end

    def arranged(column)
      order(Arel.sql("#{column} ASC")) # expect
    end
  end
end
