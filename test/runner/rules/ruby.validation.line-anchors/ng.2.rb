class Item < ApplicationRecord
  validates_format_of :code, with: /^[A-Z]{3}$/i # expect
end
