class A {
  private void readObject(ObjectInputStream in) throws Exception {
    in.defaultReadObject();
    this.value = in.readObject();
  }
  Object read(String text) throws Exception {
    mapper.readValue(text, User.class);
    new Yaml(new SafeConstructor()).load(text);
    parser.readObject();
    return kryo.readObject(input, User.class);
  }
}
