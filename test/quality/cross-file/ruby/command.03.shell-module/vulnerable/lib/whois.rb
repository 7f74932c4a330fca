require_relative "shell"

class Whois
  include Shell

  def lookup(domain)
    capture("whois " + argument(domain))
  end
end
