module Searchable
  extend ActiveSupport::Concern

  class_methods do
    def matching(column, text)
      find_by_sql("SELECT * FROM #{table_name} WHERE #{column} = '#{text}'") # expect
    end
  end
end
