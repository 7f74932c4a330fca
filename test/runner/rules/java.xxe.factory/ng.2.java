class Reader {
  Document read(InputStream input) throws Exception {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance(); // expect
    return factory.newDocumentBuilder().parse(input);
  }
}
