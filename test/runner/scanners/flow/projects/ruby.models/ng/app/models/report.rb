class Report < ApplicationRecord
  def self.named(name)
    where("name = '#{name}'") # expect
  end
end
