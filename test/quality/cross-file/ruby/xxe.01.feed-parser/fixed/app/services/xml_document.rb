class XmlDocument
  def self.parse(text)
    Nokogiri::XML(text) { |config| config.nonet.strict }
  end
end
