document = Nokogiri::XML(body) { |config| config.strict.nonet }
