import jakarta.servlet.http.*;
import java.net.Socket;

class Context extends HttpServletRequestWrapper {
    Context(HttpServletRequest request) {
        super(request);
    }

    String param(String name) {
        return getParameter(name);
    }

    @Override
    public String getHeader(String name) {
        return super.getHeader(name);
    }
}

class CaseServlet extends HttpServlet {
    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws java.io.IOException {
        Context context = new Context(request);
        Runtime.getRuntime().exec("sh -c " + context.param("x")); // expect
        Runtime.getRuntime().exec("sh -c " + context.getHeader("X-Name")); // expect
    }

    void show(Context context) throws java.io.IOException {
        Runtime.getRuntime().exec("sh -c " + context.param("y")); // expect
    }

    void receive(Socket socket) throws java.io.IOException {
        byte[] buffer = new byte[100];
        socket.getInputStream().read(buffer);
        Runtime.getRuntime().exec("sh -c " + new String(buffer)); // expect
    }
}
