from .orders import Orders
