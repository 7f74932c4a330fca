package site;

public class Unavailable extends RuntimeException {
    public Unavailable(String message) {
        super(message);
    }
}
