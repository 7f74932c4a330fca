package agent

val actions: Map<String, (String) -> Int> = mapOf(
    "measure" to { argument -> argument.length },
    "restart" to ::restart,
)
