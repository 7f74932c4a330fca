class Keys {
  static final KeySpec SPEC = new javax.crypto.spec.PBEKeySpec(PASSWORD, SALT, 310_000, 256);
  static final Object LIST = new ArrayList<>(1000);
}
