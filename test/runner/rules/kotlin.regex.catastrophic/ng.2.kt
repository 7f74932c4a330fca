val words = """^(\w+\s?)*$""".toRegex() // expect
