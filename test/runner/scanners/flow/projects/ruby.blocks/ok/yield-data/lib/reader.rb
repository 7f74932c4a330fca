module Reader
  def self.each_name(request)
    request.params["names"].each { |name| yield name.to_i }
  end
end
