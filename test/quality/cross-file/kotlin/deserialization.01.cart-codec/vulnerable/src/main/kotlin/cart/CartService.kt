package cart

import org.springframework.stereotype.Service

@Service
class CartService {
    fun size(cookie: String?): Int {
        if (cookie == null) return 0
        return (CartCodec.decode(cookie) as List<*>).size
    }
}
