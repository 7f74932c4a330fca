class User < ApplicationRecord
  validates :homepage, format: { with: /^https?:\/\/[\w.]+$/ } # expect
end
