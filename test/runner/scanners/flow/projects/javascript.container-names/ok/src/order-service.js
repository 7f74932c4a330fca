export class OrderService {
  constructor({ orderRepository }) { this.orders = orderRepository; }
  find(term) { return this.orders.search(term.trim()); }
}
