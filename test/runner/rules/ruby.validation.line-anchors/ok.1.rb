class User < ApplicationRecord
  validates :homepage, format: { with: /\Ahttps?:\/\/[\w.]+\z/ }
end
