class EntryList
  def initialize(relation, column)
    @relation = relation
    @column = column
  end

  def entries
    @relation.where(open: true).then { |rel| rel.sorted_by(@column) }.limit(20)
  end
end
