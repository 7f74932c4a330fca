module UrlPolicy
  def self.check(url)
    uri = URI.parse(url)
    raise ArgumentError, "not HTTP" unless uri.is_a?(URI::HTTP)

    uri
  end
end
