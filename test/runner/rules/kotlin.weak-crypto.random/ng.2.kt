val password = (1..8).map { CHARS.random() }.joinToString("") // expect
val sessionId = "${Random.nextLong()}" // expect
