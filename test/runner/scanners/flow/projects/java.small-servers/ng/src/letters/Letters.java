package letters;

import freemarker.template.Configuration;
import freemarker.template.Template;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.Map;

public class Letters {
  private final Configuration configuration = new Configuration(Configuration.VERSION_2_3_34);

  public String preview(Letter letter) throws Exception {
    String source = letter.greeting() + " ${name}," + letter.text();
    Template template = new Template("preview", new StringReader(source), configuration); // expect
    StringWriter out = new StringWriter();
    template.process(Map.of("name", "Erika"), out);
    return out.toString();
  }
}
