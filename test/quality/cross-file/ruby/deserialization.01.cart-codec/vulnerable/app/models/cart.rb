class Cart
  def self.from(cookies)
    text = cookies[:cart]
    new(text ? CartCodec.load(text) : [])
  end

  def initialize(items)
    @items = items
  end

  def size
    @items.size
  end
end
