class Inbox {
  Order read(InputStream input) throws Exception {
    return new ObjectMapper().readValue(input, Order.class);
  }
}
