class PriceDocument
  def initialize(path)
    @document = Nokogiri::XML(File.read(path))
  end

  def price(code)
    @document.at_xpath("//product[@code='#{code}']/price")&.text # expect
  end
end
