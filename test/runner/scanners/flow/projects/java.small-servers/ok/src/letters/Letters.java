package letters;

import freemarker.template.Configuration;
import freemarker.template.Template;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.Map;

public class Letters {
  private final Configuration configuration = new Configuration(Configuration.VERSION_2_3_34);

  public String preview(Letter letter) throws Exception {
    Template template = new Template("preview", new StringReader("${letter.greeting} ${name}"), configuration);
    StringWriter out = new StringWriter();
    template.process(Map.of("name", "Erika", "letter", letter), out);
    return out.toString();
  }
}
