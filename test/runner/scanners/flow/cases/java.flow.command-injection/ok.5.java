import jakarta.ws.rs.*;
import java.io.IOException;

public class JobResource {
    public static class Job {
        public String preset;
        public int width;
    }

    @POST
    public void run(Job job) throws IOException {
        Runtime.getRuntime().exec("ffmpeg -s " + job.width);
    }
}
