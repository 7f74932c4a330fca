class Finder
  def rows(scope, opts)
    city = opts.fetch(:limit)
    ActiveRecord::Base.connection.select_all("SELECT id FROM guests WHERE city = '#{city}'")
  end
end
