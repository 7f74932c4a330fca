val context = SSLContext.getInstance("TLSv1.3")
