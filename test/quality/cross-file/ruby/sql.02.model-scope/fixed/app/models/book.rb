class Book < ApplicationRecord
  def self.titled(title)
    where("title ILIKE ?", "%#{sanitize_sql_like(title)}%")
  end
end
