class SearchForm
  include ActiveModel::Model
  attr_accessor :term, :sort

  def rows
    Thing.order("#{sort} DESC") # expect
  end
end
