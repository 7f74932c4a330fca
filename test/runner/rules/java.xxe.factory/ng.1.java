class A {
  void parse(InputStream stream) throws Exception {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance(); // expect
    factory.newDocumentBuilder().parse(stream);
    SAXParserFactory.newInstance().newSAXParser(); // expect
    XMLInputFactory input = XMLInputFactory.newFactory(); // expect
    new SAXReader().read(stream); // expect
  }
}
