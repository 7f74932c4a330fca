import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.ObjectStreamClass;
import javax.servlet.http.HttpServletRequest;

class Archives {
  static class LoggingInput extends ObjectInputStream {
    LoggingInput(InputStream source) throws IOException {
      super(source);
    }

    @Override
    protected Class<?> resolveClass(ObjectStreamClass description) throws IOException, ClassNotFoundException {
      System.out.println(description.getName());
      return super.resolveClass(description);
    }
  }

  Object restore(HttpServletRequest request) throws Exception {
    try (LoggingInput input = new LoggingInput(request.getInputStream())) {
      return input.readObject(); // expect
    }
  }
}
