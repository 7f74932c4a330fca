https.createServer({ key, cert, minVersion: 'TLSv1' }); // expect
tls.DEFAULT_MIN_VERSION = 'TLSv1.1'; // expect
