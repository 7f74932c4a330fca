class Campaigns
  LINKS = { "spring" => "https://shop.example.com/spring" }.freeze

  def self.target(name, override)
    override || LINKS[name]
  end
end
