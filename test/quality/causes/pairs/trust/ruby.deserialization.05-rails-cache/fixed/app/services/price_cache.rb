class PriceCache
  def self.fetch(sku)
    payload = Rails.cache.read("prices/#{sku}")
    return Marshal.load(payload) if payload # at most low

    price = PriceCalculator.new(sku).call
    Rails.cache.write("prices/#{sku}", Marshal.dump(price), expires_in: 10.minutes)
    price
  end
end
