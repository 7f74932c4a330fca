options = Nokogiri::XML::ParseOptions::NONET
LibXML::XML.default_substitute_entities = false
