import jakarta.servlet.http.*;
import java.io.*;
import java.security.MessageDigest;
import java.util.*;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
class Receipts extends HttpServlet {
  private final SecretKeySpec key = new SecretKeySpec(System.getenv("K").getBytes(), "HmacSHA256");
  public void doGet(HttpServletRequest request, HttpServletResponse response) throws Exception {
    byte[] data = Base64.getDecoder().decode(request.getParameter("a"));
    Mac mac = Mac.getInstance("HmacSHA256");
    mac.init(key);
    mac.update(data);
    byte[] expected = mac.doFinal();
    if (!Arrays.equals(expected, Base64.getDecoder().decode(request.getParameter("s")))) return;
    new ObjectInputStream(new ByteArrayInputStream(data)).readObject();
    String b = request.getParameter("b");
    if (!hex(b).equals(request.getHeader("X-Sig"))) { response.sendError(400); return; }
    response.sendRedirect(b);
    String c = request.getParameter("c");
    String d = HmacUtils.hmacSha256Hex("k".getBytes(), c);
    if (MessageDigest.isEqual(d.getBytes(), request.getParameter("d").getBytes())) response.sendRedirect(c);
    Claims claims = Jwts.parser().verifyWith(key).build().parseSignedClaims(request.getHeader("Authorization").substring(7)).getPayload();
    response.sendRedirect(claims.get("next", String.class));
  }
  String hex(String text) throws Exception {
    Mac mac = Mac.getInstance("HmacSHA256");
    mac.init(key);
    return HexFormat.of().formatHex(mac.doFinal(text.getBytes()));
  }
}
