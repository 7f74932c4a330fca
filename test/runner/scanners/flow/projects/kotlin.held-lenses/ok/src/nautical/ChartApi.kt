package nautical

import org.http4k.core.Body
import org.http4k.core.Request
import org.http4k.core.Response
import org.http4k.core.Status.Companion.OK
import org.http4k.format.Jackson.auto
import org.http4k.lens.Path
import org.http4k.lens.Query
import org.http4k.lens.int
import org.http4k.lens.nonEmptyString

data class NewChart(val title: String, val scale: Int)

class Layer(val name: String)

class ChartApi(private val plotter: Plotter, private val note: (String) -> Unit) {
    private val sheetLens = Path.nonEmptyString().of("sheet")
    private val zoomLens = Query.int().defaulted("zoom", 1)
    private val layerLens = Query.map(::Layer, Layer::name).required("layer")
    private val bodyLens = Body.auto<NewChart>().toLens()

    fun show(request: Request): Response {
        note(sheetLens(request))
        plotter.zoom(zoomLens(request))
        plotter.show(Sheet(sheetLens(request), layerLens(request).name))
        return Response(OK)
    }

    fun create(request: Request): Response {
        val chart = bodyLens(request)
        plotter.create(chart.title, chart.scale)
        return Response(OK)
    }
}
