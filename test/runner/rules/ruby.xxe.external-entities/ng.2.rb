options = Nokogiri::XML::ParseOptions::NOENT # expect
LibXML::XML.default_substitute_entities = true # expect
