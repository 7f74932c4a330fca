class VoyageForm
  include ActiveModel::Model

  attr_accessor :deck, :cabin, :port, :nights, :guest, :coast

  validates :deck, inclusion: { in: %w[upper lower] }, if: :sleeps?
  validates :cabin, presence: true, length: { maximum: 20 }
  validates :port, format: { with: /\A.+\z/ }
  validates :guest, exclusion: { in: %w[admin] }
  validates :coast, inclusion: { in: %w[north south], on: :update }
  validates :nights, numericality: { only_integer: true }

  def sleeps?
    nights.to_i > 0
  end
end
