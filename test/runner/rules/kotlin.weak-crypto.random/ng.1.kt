fun issue(): String {
    val token = Random.nextInt(100000, 999999).toString() // expect
    return token
}
