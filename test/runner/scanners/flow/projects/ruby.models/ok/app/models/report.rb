class Report < ApplicationRecord
  def self.named(name)
    where("name = ?", name)
  end
end
