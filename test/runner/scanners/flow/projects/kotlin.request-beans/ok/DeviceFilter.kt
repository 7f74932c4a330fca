package shop

import jakarta.inject.Inject
import jakarta.ws.rs.container.ContainerRequestContext
import jakarta.ws.rs.container.ContainerRequestFilter
import jakarta.ws.rs.ext.Provider

private val NAME = Regex("[A-Za-z0-9_]{1,48}")

@Provider
class DeviceFilter : ContainerRequestFilter {
    @Inject
    lateinit var device: Device

    override fun filter(ctx: ContainerRequestContext) {
        device.name = ctx.getHeaderString("X-Device")?.takeIf { NAME.matches(it) } ?: "unknown"
        device.mobile = ctx.getHeaderString("X-Platform") in setOf("ios", "android")
    }
}
