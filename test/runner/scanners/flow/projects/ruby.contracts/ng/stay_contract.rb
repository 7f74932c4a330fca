require "dry/validation"

class StayContract < Dry::Validation::Contract
  params do
    required(:room).filled(:string, included_in?: %w[single double])
    required(:nights).filled(:integer)
    optional(:guest).filled(:string)
  end

  rule(:nights) { key.failure("too many") if value > 30 }
end
