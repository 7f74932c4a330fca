val mapper = ObjectMapper()
fun setUp() { mapper.enableDefaultTyping() } // expect
