package shop;

import jakarta.inject.Inject;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;

public class DeviceFilter implements ContainerRequestFilter {
    @Inject Device device;

    @Override
    public void filter(ContainerRequestContext context) {
        String name = context.getHeaderString("X-Device");
        device.setName(name != null && name.matches("[A-Za-z0-9_]{1,48}") ? name : "unknown");
    }
}
