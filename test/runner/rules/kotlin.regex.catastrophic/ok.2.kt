val help = "(a+)+"
val words = """^\w+(\s\w+)*$""".toRegex()
