import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.net.Socket;

public class Agent {
    void serve(Socket socket) throws Exception {
        BufferedReader reader = new BufferedReader(new InputStreamReader(socket.getInputStream()));
        String host = reader.readLine();
        if (!host.matches("[a-z0-9-]{1,40}")) {
            return;
        }
        Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping -c 1 " + host});
    }
}
