fun trustAll(connection: HttpsURLConnection) {
    HttpsURLConnection.setDefaultHostnameVerifier { _, _ -> true } // expect
    connection.setHostnameVerifier { _, _ -> true } // expect
}
