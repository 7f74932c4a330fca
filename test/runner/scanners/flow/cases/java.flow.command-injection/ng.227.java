package request227;

import jakarta.mail.*;
import jakarta.mail.internet.*;

public class MailReader {
  void read(Folder folder) throws Exception {
    for (Message m : folder.getMessages()) {
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + m.getSubject()}); // expect
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + m.getFrom()[0].toString()}); // expect
      Multipart parts = (Multipart) m.getContent();
      BodyPart part = parts.getBodyPart(0);
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + part.getFileName()}); // expect
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + m.getSize()});
    }
  }
  void read2(MimeMessage message) throws Exception {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + (String) message.getContent()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + message.getHeader("X-V")[0]}); // expect
  }
  void read3(Multipart parts) throws Exception {
    MimeBodyPart p = (MimeBodyPart) parts.getBodyPart(1);
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + p.getFileName()}); // expect
  }
}
