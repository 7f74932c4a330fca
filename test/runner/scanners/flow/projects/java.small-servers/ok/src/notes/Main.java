package notes;

import static spark.Spark.before;
import static spark.Spark.halt;
import static spark.Spark.post;

import com.google.gson.Gson;
import java.io.File;

public class Main {
  public static void main(String[] args) {
    NoteService notes = new NoteService(new NoteFiles(new File("/data/notes")));
    Gson gson = new Gson();
    before((req, res) -> {
      if (req.headers("X-Key") == null) {
        halt(401);
      }
    });
    post("/notes/remove", (req, res) -> notes.remove(gson.fromJson(req.body(), RemovedNotes.class)), gson::toJson);
  }
}
