class Filtered {
  Object read(ObjectInputStream in) throws Exception {
    in.setObjectInputFilter(FILTER);
    return in.readObject();
  }
}
