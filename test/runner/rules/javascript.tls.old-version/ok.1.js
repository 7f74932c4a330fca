tls.connect({ host, minVersion: "TLSv1.2" });
