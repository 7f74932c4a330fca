package shop

import jakarta.enterprise.context.RequestScoped

@RequestScoped
class Device {
    var name: String = "unknown"
    var mobile: Boolean = false
}
