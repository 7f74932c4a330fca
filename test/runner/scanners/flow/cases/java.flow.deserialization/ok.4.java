import java.io.IOException;
import java.io.InputStream;
import java.io.InvalidClassException;
import java.io.ObjectInputStream;
import java.io.ObjectStreamClass;
import java.util.Set;
import javax.servlet.http.HttpServletRequest;

class Snapshots {
  static class StrictInput extends ObjectInputStream {
    private static final Set<String> KNOWN = Set.of("java.util.ArrayList", "java.lang.Integer");

    StrictInput(InputStream source) throws IOException {
      super(source);
    }

    @Override
    protected Class<?> resolveClass(ObjectStreamClass description) throws IOException, ClassNotFoundException {
      if (!KNOWN.contains(description.getName())) throw new InvalidClassException(description.getName());
      return super.resolveClass(description);
    }
  }

  Object restore(HttpServletRequest request) throws Exception {
    try (StrictInput input = new StrictInput(request.getInputStream())) {
      return input.readObject();
    }
  }
}
