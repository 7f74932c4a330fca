class StockClient
  def initialize(base_url)
    @base_url = base_url
  end

  def level(id)
    HTTParty.get("#{@base_url}/stock/#{id}").parsed_response # expect
  end
end
