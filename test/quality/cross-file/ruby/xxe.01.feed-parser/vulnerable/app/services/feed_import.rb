class FeedImport
  def titles(text)
    XmlDocument.parse(text).xpath("//title").map(&:text)
  end
end
