module Filters
  def filter
    params[:name].to_s.strip
  end
end
