class NoteResolver < GraphQL::Schema::Resolver
  argument :number, Integer, required: true
  argument :language, String, required: false, validates: { format: { with: /\A[a-z]{2}(-[A-Z]{2})?\z/ } }
  argument :kind, String, required: false, validates: { inclusion: { in: %w[draft final] } }

  def resolve(number:, language:, kind:)
    File.read("notes/#{number}")
    File.read("notes/#{language}")
    File.read("notes/#{kind}")
  end
end

class QueryType < GraphQL::Schema::Object
  field :note, String, null: true do
    argument :language, String, validates: { format: { with: /\A[a-z]{2}\z/ } }
  end

  def note(language:)
    File.read("notes/#{language}")
  end
end
