class NoteResolver < GraphQL::Schema::Resolver
  argument :name, String, required: true
  argument :kind, String, required: false, validates: { format: { with: /[a-z]+/ } }
  argument :title, String, required: true, validates: { length: { maximum: 80 } }

  def resolve(name:, kind:, title:)
    File.read("notes/#{name}") # expect
    File.read("notes/#{kind}") # expect
    File.read("notes/#{title}") # expect
  end
end
