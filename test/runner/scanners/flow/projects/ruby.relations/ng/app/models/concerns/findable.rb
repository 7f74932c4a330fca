module Findable
  extend ActiveSupport::Concern

  class_methods do
    def matching(term)
      where("name LIKE '%#{sanitize_sql_like(term)}%'") # expect
    end
  end
end
