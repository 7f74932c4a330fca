package request245;

import org.apache.wicket.markup.html.WebPage;
import org.apache.wicket.markup.html.form.*;
import org.apache.wicket.markup.html.form.upload.*;
import org.apache.wicket.model.*;
import org.apache.wicket.request.mapper.parameter.PageParameters;

public class WicketPage extends WebPage {
  public WicketPage(PageParameters parameters) throws Exception {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + parameters.get("v").toString()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + parameters.get("n").toInt()});
    TextField<String> host = new TextField<>("host", Model.of(""));
    FileUploadField up = new FileUploadField("f");
    Form<Void> form = new Form<>("form") {
      @Override
      protected void onSubmit() {
        try { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + host.getModelObject()}); // expect
          Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + host.getValue()}); // expect
          FileUpload f = up.getFileUpload();
          Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + f.getClientFileName()}); // expect
        } catch (Exception e) { }
      }
    };
  }
}
