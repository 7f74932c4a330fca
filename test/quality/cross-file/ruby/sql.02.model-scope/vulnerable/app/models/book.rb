class Book < ApplicationRecord
  def self.titled(title)
    where("title ILIKE '%" + title + "%'") # expect
  end
end
