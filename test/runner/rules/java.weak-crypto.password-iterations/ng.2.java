class Keys {
  static final KeySpec SPEC = new javax.crypto.spec.PBEKeySpec(PASSWORD, SALT, 10_000, 256); // expect
}
