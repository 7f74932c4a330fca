class Member < ApplicationRecord
  include Concerns::Searchable
end
