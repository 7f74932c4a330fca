class Finder
  def initialize(options = {})
    @city = options[:city]
  end

  def rows
    ActiveRecord::Base.connection.select_all("SELECT id FROM guests WHERE city = '#{@city}'") # expect
  end
end
