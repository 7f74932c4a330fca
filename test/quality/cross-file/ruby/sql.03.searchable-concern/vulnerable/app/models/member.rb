class Member < ApplicationRecord
  include Searchable

  validates :name, presence: true
end
