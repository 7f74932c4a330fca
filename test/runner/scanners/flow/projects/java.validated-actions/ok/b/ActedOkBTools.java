package actedokb;
public class ActedOkBTools {
    public void ping(String s) throws Exception { Runtime.getRuntime().exec(new String[]{"sh", "-c", "ping " + s}); }
}
