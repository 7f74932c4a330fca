class VoyageForm
  include ActiveModel::Model
  include ActiveModel::Attributes

  DECKS = %w[upper lower].freeze

  attribute :deck, :string
  attribute :coast, :string
  attr_accessor :cabin, :nights

  validates :deck, :coast, inclusion: { in: DECKS }
  validates :cabin, presence: true, format: { with: /\A[A-Z]\d+\z/ }
  validates_numericality_of :nights, only_integer: true

  def save
    return false unless valid?

    system("save #{cabin}")
  end
end
