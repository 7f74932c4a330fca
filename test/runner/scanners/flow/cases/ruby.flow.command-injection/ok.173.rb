module Types
  class Unit < GraphQL::Schema::Scalar
    UNITS = { "netPremium" => "net_premium", "lossRatio" => "loss_ratio" }.freeze

    def self.coerce_input(value, _context)
      UNITS.fetch(value) { raise GraphQL::CoercionError, "unknown unit" }
    end
  end

  class Direction < Types::BaseEnum
    value "ASC"
    value "DESC"
  end
end

module Types
  class Shape < GraphQL::Schema::Scalar
    SHAPES = { "round" => "r", "square" => "s" }.freeze

    def self.coerce_input(value, _context)
      SHAPES.fetch(value) { raise GraphQL::CoercionError, "unknown shape" }
    end
  end
end

class ConvertedResolver < GraphQL::Schema::Resolver
  argument :unit, Types::Unit, required: true
  argument :units, [Types::Unit], required: false
  argument :direction, Types::Direction, required: false
  argument :year, Integer, required: false

  def resolve(unit:, units: [], direction: "ASC", year: 2000)
    system("report #{unit} #{direction} #{year}")
    system("report #{units.join(" ")}")
  end
end

class ConvertedQuery < GraphQL::Schema::Object
  field :report, String, null: true do
    argument :shape, Types::Shape, required: true
  end

  def report(shape:)
    system("report #{shape}")
  end
end
