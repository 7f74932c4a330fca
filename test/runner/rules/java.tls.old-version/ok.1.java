package net;

import javax.net.ssl.SSLContext;

public class OldTls {
    SSLContext context() throws Exception {
        SSLContext context = SSLContext.getInstance("TLSv1.2");
        context.init(null, null, null);
        return context;
    }
}
