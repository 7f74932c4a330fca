class QueryType < GraphQL::Schema::Object
  field :parts, [PartType], null: false do
    argument :name, String, required: true
  end

  def parts(name:, limit: 10)
    Part.where("name = ?", name).limit(limit)
  end
end
