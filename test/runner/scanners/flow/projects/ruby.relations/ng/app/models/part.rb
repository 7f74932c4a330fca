class Part < ApplicationRecord
  include Findable

  scope :lighter_than, ->(weight) { where("weight < #{weight}") } # expect
end
