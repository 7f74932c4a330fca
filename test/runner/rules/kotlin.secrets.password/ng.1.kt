object Settings {
    const val API_KEY = "9f8e7d6c5b4a39281706" // expect
    val dbPassword = "Tr0ub4dor3x" // expect
}
