import javax.crypto.spec.PBEKeySpec;

class Vault {
  private static final int ROUNDS = 2_000;
  private static final int KEY_BITS = 256;

  PBEKeySpec of(char[] password, byte[] salt) {
    return new PBEKeySpec(password, salt, ROUNDS, KEY_BITS); // expect
  }
}
