class Item < ApplicationRecord
  validates_format_of :code, with: CODE
  text.match?(/^# .*$/)
end
