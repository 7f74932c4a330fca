package copiesng;
public class CopiesNgTools {
    public void a(String s) throws Exception { Runtime.getRuntime().exec(new String[]{"sh", "-c", s}); } // expect
    public void al(String s) throws Exception { Runtime.getRuntime().exec(new String[]{"sh", "-c", s}); }
    public void b(String s) throws Exception { Runtime.getRuntime().exec(new String[]{"sh", "-c", s}); } // expect
    public void bl(String s) throws Exception { Runtime.getRuntime().exec(new String[]{"sh", "-c", s}); }
    public void e(String s) throws Exception { Runtime.getRuntime().exec(new String[]{"sh", "-c", s}); } // expect
    public void el(String s) throws Exception { Runtime.getRuntime().exec(new String[]{"sh", "-c", s}); }
}
