class LedgerEntry < ApplicationRecord
  include Sortable

  def self.matching(term)
    where("note LIKE ?", "%#{term}%")
  end
end
