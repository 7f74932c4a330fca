package shop;

import jakarta.inject.Inject;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;

public class DeviceFilter implements ContainerRequestFilter {
    @Inject Device device;

    @Override
    public void filter(ContainerRequestContext context) {
        device.setName(context.getHeaderString("X-Device"));
    }
}
