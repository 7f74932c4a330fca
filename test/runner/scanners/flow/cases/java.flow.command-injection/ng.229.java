package request229;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.buffer.ByteBuf;
import io.netty.handler.codec.http.*;
import io.netty.handler.codec.http.multipart.*;
import io.netty.util.CharsetUtil;

public class NettyHandler extends SimpleChannelInboundHandler<FullHttpRequest> {
  @Override
  protected void channelRead0(ChannelHandlerContext ctx, FullHttpRequest req) throws Exception {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + req.uri()}); // expect
    QueryStringDecoder d = new QueryStringDecoder(req.uri());
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + d.parameters().get("v").get(0)}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + req.content().toString(CharsetUtil.UTF_8)}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + req.headers().get("v")}); // expect
    HttpPostRequestDecoder p = new HttpPostRequestDecoder(req);
    Attribute a = (Attribute) p.getBodyHttpData("v");
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + a.getValue()}); // expect
    FileUpload u = (FileUpload) p.getBodyHttpData("f");
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + u.getFilename()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + Integer.parseInt(req.headers().get("v"))});
  }
}
class NettyHandler2 extends SimpleChannelInboundHandler<HttpObject> {
  protected void channelRead0(ChannelHandlerContext ctx, HttpObject msg) throws Exception {
    if (msg instanceof HttpRequest) {
      HttpRequest request = (HttpRequest) msg;
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + request.getUri()}); // expect
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + request.uri()}); // expect
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + request.headers().get("v")}); // expect
    }
    if (msg instanceof HttpContent) {
      HttpContent content = (HttpContent) msg;
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + content.content().toString(CharsetUtil.UTF_8)}); // expect
    }
  }
}
class NettyText extends SimpleChannelInboundHandler<String> {
  protected void channelRead0(ChannelHandlerContext ctx, String msg) throws Exception {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + msg}); // expect
  }
}
class NettyAdapter extends ChannelInboundHandlerAdapter {
  public void channelRead(ChannelHandlerContext ctx, Object msg) throws Exception {
    ByteBuf in = (ByteBuf) msg;
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + in.toString(CharsetUtil.UTF_8)}); // expect
  }
}
