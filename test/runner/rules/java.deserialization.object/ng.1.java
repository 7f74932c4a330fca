class A {
  Object read(InputStream stream) throws Exception {
    ObjectInputStream ois = new ObjectInputStream(stream);
    Object a = ois.readObject(); // expect
    Object b = new ObjectInputStream(stream).readObject(); // expect
    Object c = new XMLDecoder(stream).readObject(); // expect
    Object d = xstream.fromXML(text); // expect
    mapper.enableDefaultTyping(); // expect
    return new Yaml().load(stream); // expect
  }
}
