class SearchForm
  include ActiveModel::Model
  attr_accessor :term, :sort

  def rows
    Thing.order("#{term} DESC")
  end
end
