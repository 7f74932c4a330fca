package shop

import jakarta.ws.rs.GET
import jakarta.ws.rs.Path
import jakarta.ws.rs.QueryParam

@Path("/doors")
class Doors(private val device: Device) {
    @GET
    fun list(@QueryParam("floor") floor: Int): String = "floor $floor"

    @GET
    fun ring(): String {
        Runtime.getRuntime().exec("ring " + device.name) // expect
        Runtime.getRuntime().exec("ring " + device.mobile)
        return "rung"
    }

    @GET
    fun open(): String {
        Runtime.getRuntime().exec("open ${device.name}") // expect
        return "open"
    }
}
