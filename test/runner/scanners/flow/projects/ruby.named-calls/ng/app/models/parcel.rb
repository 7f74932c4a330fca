class Parcel < ApplicationRecord
  include Narrowable

  scope :with_city, ->(city) { where("city = '#{city}'") } # expect
  scope :with_weight, ->(weight) { where(weight: weight) }
end
