package net;

import javax.net.ssl.SSLContext;

public class OldTls {
    SSLContext context() throws Exception {
        SSLContext context = SSLContext.getInstance("SSLv3"); // expect
        context.init(null, null, null);
        return context;
    }
}
