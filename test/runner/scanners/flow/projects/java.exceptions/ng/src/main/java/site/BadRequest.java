package site;

public class BadRequest extends RuntimeException {
    public BadRequest(String message) {
        super(message);
    }
}
