https.createServer({ key, cert, secureProtocol: 'TLSv1_2_method' });
tls.DEFAULT_MIN_VERSION = 'TLSv1.3';
