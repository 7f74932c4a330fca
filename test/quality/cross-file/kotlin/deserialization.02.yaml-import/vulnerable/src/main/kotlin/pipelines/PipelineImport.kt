package pipelines

class PipelineImport {
    fun steps(text: String): Int {
        val definition: Map<String, Any> = Yamls.create().load(text) // expect
        return definition.size
    }
}
