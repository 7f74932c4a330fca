package filteredngc;
public class FilteredNgCTools {
    public void ping(String s) throws Exception { Runtime.getRuntime().exec(new String[]{"sh", "-c", "ping " + s}); }
    public void label(String s) throws Exception { Runtime.getRuntime().exec(new String[]{"sh", "-c", "ping " + s}); } // expect
}
