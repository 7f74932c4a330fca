package request243;

import com.vaadin.flow.component.button.Button;
import com.vaadin.flow.component.combobox.ComboBox;
import com.vaadin.flow.component.orderedlayout.VerticalLayout;
import com.vaadin.flow.component.textfield.TextArea;
import com.vaadin.flow.component.textfield.TextField;
import com.vaadin.flow.component.textfield.IntegerField;
import com.vaadin.flow.component.upload.Upload;
import com.vaadin.flow.component.upload.receivers.MemoryBuffer;
import com.vaadin.flow.router.*;

@Route("ping")
public class VaadinView extends VerticalLayout implements HasUrlParameter<String>, BeforeEnterObserver {
  private final TextField host = new TextField("Host");
  private final TextArea area = new TextArea();
  private final IntegerField number = new IntegerField();
  public VaadinView() {
    Button b = new Button("Ping", e -> run());
    host.addValueChangeListener(e -> { try { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + e.getValue()}); } catch (Exception x) { } }); // expect
    MemoryBuffer buffer = new MemoryBuffer();
    Upload upload = new Upload(buffer);
    upload.addSucceededListener(e -> { try { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + e.getFileName()}); } catch (Exception x) { } }); // expect
    TextField local = new TextField();
    b.addClickListener(e -> { try { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + local.getValue()}); } catch (Exception x) { } }); // expect
  }
  void run() {
    try {
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + host.getValue()}); // expect
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + area.getValue()}); // expect
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + number.getValue()});
    } catch (Exception x) { }
  }
  @Override
  public void setParameter(BeforeEvent event, String parameter) {
    try {
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + parameter}); // expect
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + event.getLocation().getQueryParameters().getParameters().get("v").get(0)}); // expect
    } catch (Exception x) { }
  }
  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    try { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + event.getRouteParameters().get("v").orElse("")}); } catch (Exception x) { } // expect
  }
}
