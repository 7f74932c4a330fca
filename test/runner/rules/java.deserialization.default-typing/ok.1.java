class Json {
  ObjectMapper mapper(PolymorphicTypeValidator validator) {
    ObjectMapper mapper = new ObjectMapper();
    mapper.activateDefaultTyping(validator, ObjectMapper.DefaultTyping.NON_FINAL);
    return mapper;
  }
}
