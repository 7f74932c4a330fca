package agent;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.ServerSocket;
import java.net.Socket;

public class Listener {
    public void serve() throws IOException {
        try (ServerSocket server = new ServerSocket(7070)) {
            while (true) {
                try (Socket socket = server.accept();
                        BufferedReader reader = new BufferedReader(new InputStreamReader(socket.getInputStream()))) {
                    String service = reader.readLine();
                    if ("nginx".equals(service)) {
                        Runtime.getRuntime().exec(new String[] {"service", "nginx", "restart"});
                    }
                }
            }
        }
    }
}
