fun verify(code: String) = true
val client = builder.certificatePinner(pinner).build()
