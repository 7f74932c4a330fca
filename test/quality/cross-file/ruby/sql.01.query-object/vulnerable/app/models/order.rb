class Order < ApplicationRecord
  belongs_to :customer
end
