class Crate < ApplicationRecord
  include Restrictable

  scope :with_city, ->(city) { where("city = ?", city) }
  scope :with_weight, ->(weight) { where("weight > #{weight.to_f}") }
end
