val mapper = ObjectMapper().registerKotlinModule()
val out = ObjectOutputStream(stream)
