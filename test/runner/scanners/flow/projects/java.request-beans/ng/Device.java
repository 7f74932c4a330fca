package shop;

import jakarta.enterprise.context.RequestScoped;

@RequestScoped
public class Device {
    private String name = "unknown";

    public String getName() {
        return name;
    }

    public void setName(String name) {
        this.name = name;
    }
}
