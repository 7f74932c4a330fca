import java.io.ObjectInputFilter;
import java.io.ObjectInputStream;
import javax.servlet.http.HttpServletRequest;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

class Filter {
  Object read(HttpServletRequest request) throws Exception {
    ObjectInputStream in = new ObjectInputStream(request.getInputStream());
    in.setObjectInputFilter(ObjectInputFilter.Config.createFilter("com.acme.*;!*"));
    return in.readObject();
  }

  Object parse(HttpServletRequest request) {
    Yaml yaml = new Yaml(new SafeConstructor(new LoaderOptions()));
    return yaml.load(request.getParameter("text"));
  }
}
