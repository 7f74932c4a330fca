class QueryType < GraphQL::Schema::Object
  field :parts, [PartType], null: false do
    argument :name, String, required: true
  end

  def parts(name:)
    Part.where("name = '#{name}'") # expect
  end
end
