class RegionClient
  def initialize(region)
    @region = region
  end

  def fetch
    Faraday.get("http://#{@region}/x")
  end
end
