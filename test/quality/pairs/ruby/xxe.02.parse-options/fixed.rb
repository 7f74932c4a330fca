require "nokogiri"
require "sinatra"

post "/catalogs" do
  text = params[:catalog]
  options = Nokogiri::XML::ParseOptions::NONET | Nokogiri::XML::ParseOptions::NOBLANKS
  catalog = Nokogiri::XML::Document.parse(text, nil, "UTF-8", options)
  catalog.root.element_children.size.to_s
end
