package site;

public class BadRequest extends RuntimeException {
    public final int status = 400;

    public BadRequest(String message) {
        super(message);
    }
}
