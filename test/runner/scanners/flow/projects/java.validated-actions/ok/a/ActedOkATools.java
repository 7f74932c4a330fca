package actedoka;
public class ActedOkATools {
    public void ping(String s) throws Exception { Runtime.getRuntime().exec(new String[]{"sh", "-c", "ping " + s}); }
}
