val spec = ConnectionSpec.Builder(ConnectionSpec.MODERN_TLS) // expect
    .tlsVersions(TlsVersion.TLS_1_0).build()
