package letters;

import ratpack.form.Form;
import ratpack.handling.Context;
import ratpack.handling.Handler;

public class PreviewHandler implements Handler {
  private final Letters letters;

  public PreviewHandler(Letters letters) {
    this.letters = letters;
  }

  @Override
  public void handle(Context ctx) throws Exception {
    ctx.parse(Form.class)
        .map(form -> new Letter(form.get("greeting"), form.get("text")))
        .map(letters::preview)
        .then(text -> ctx.getResponse().send("text/plain;charset=UTF-8", text));
  }
}
