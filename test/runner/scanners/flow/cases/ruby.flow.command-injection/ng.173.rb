module Types
  class Words < GraphQL::Schema::Scalar
    def self.coerce_input(value, _context)
      raise GraphQL::CoercionError, "no text" unless value.is_a?(String)

      value.underscore
    end
  end
end

class WordsResolver < GraphQL::Schema::Resolver
  argument :words, Types::Words, required: true
  argument :lists, [Types::Words], required: false
  argument :other, Types::OfAnotherGem, required: false
  argument :text, String, required: false

  def resolve(words:, lists: [], other: nil, text: nil)
    system("report #{words}") # expect
    system("report #{lists.join(" ")}") # expect
    system("report #{other}") # expect
    system("report #{text}") # expect
  end
end

class WordsQuery < GraphQL::Schema::Object
  field :report, String, null: true do
    argument :words, Types::Words, required: true
  end

  def report(words:)
    system("report #{words}") # expect
  end
end
