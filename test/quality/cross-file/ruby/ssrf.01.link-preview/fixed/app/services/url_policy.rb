module UrlPolicy
  HOSTS = %w[example.com www.example.com].freeze

  def self.check(url)
    uri = URI.parse(url)
    raise ArgumentError, "host is not allowed" unless uri.is_a?(URI::HTTPS) && HOSTS.include?(uri.host)

    uri
  end
end
