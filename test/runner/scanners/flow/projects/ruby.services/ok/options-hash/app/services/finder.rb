class Finder
  def initialize(options = {})
    @city = options[:limit]
  end

  def rows
    ActiveRecord::Base.connection.select_all("SELECT id FROM guests WHERE city = '#{@city}'")
  end
end
