class Thing < ApplicationRecord
  def self.in_scope(scope)
    where("scope = '#{scope}'") # expect
  end
end
