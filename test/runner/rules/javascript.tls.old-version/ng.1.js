tls.connect({ host, secureProtocol: "TLSv1_method" }); // expect
