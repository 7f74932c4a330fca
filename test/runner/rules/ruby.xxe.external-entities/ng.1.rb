document = Nokogiri::XML(body) { |config| config.noent } # expect
