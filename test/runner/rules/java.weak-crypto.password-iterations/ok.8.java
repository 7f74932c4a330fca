import javax.crypto.spec.PBEKeySpec;

class Vault {
  private static final int ROUNDS = 600_000;
  private static final int KEY_BITS = 256;
  private int count = 1000;

  PBEKeySpec of(char[] password, byte[] salt) {
    return new PBEKeySpec(password, salt, ROUNDS, KEY_BITS);
  }

  PBEKeySpec counted(char[] password, byte[] salt) {
    return new PBEKeySpec(password, salt, count, KEY_BITS);
  }
}
