package optionalsng;
public class OptionalsNgTools {
    public void a(String s) throws Exception { Runtime.getRuntime().exec(new String[]{"sh", "-c", s}); } // expect
    public void al(String s) throws Exception { Runtime.getRuntime().exec(new String[]{"sh", "-c", s}); }
    public void b(String s) throws Exception { Runtime.getRuntime().exec(new String[]{"sh", "-c", s}); } // expect
    public void bl(String s) throws Exception { Runtime.getRuntime().exec(new String[]{"sh", "-c", s}); }
    public void c(String s) throws Exception { Runtime.getRuntime().exec(new String[]{"sh", "-c", s}); } // expect
    public void cl(String s) throws Exception { Runtime.getRuntime().exec(new String[]{"sh", "-c", s}); }
}
