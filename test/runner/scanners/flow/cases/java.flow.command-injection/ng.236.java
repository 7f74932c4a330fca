package request236;

import jakarta.jws.*;
import org.springframework.ws.server.endpoint.annotation.*;
import java.rmi.*;
import java.rmi.server.UnicastRemoteObject;

@WebService
public class Soap {
  @WebMethod
  public String a(@WebParam(name = "v") String v) throws Exception { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + v}); // expect
    return ""; }
  public String b(String v) throws Exception { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + v}); // expect
    return ""; }
  @WebMethod
  public String n(int v) throws Exception { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + v});
    return ""; }
}
@Endpoint
class SpringWs {
  @PayloadRoot(namespace = "n", localPart = "r")
  @ResponsePayload
  public Res call(@RequestPayload Req request) throws Exception { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + request.getV()}); // expect
    return null; }
}
interface Tool extends Remote { String run(String v) throws RemoteException; }
class RmiTool extends UnicastRemoteObject implements Tool {
  public String run(String v) throws RemoteException { try { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + v}); // expect
    } catch (Exception e) { }
    return ""; }
}
