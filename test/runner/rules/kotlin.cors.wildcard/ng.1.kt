install(CORS) {
    anyHost() // expect
}
