package shop;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.Optional;
import javax.crypto.spec.SecretKeySpec;

public class SignedText {
  private final SecretKeySpec key;

  public SignedText(String secret) {
    this.key = new SecretKeySpec(Base64.getDecoder().decode(secret), "HmacSHA256");
  }

  public Optional<byte[]> read(String text) {
    String[] parts = text.split("\\.");
    byte[] data = Base64.getDecoder().decode(parts[0]);
    byte[] code = Base64.getDecoder().decode(parts[1]);
    if (!MessageDigest.isEqual(codeOf(data), code)) {
      return Optional.empty();
    }
    return Optional.of(data);
  }

  private byte[] codeOf(byte[] data) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(data);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }
}
