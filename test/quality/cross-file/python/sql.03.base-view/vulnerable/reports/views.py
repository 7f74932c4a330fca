from reports.base import ReportView


class InvoiceReport(ReportView):
    table = "billing_invoice"

    def get(self, request):
        customer = request.GET.get("customer", "")
        return self.respond(self.run("customer_code", customer))


class ShipmentReport(ReportView):
    table = "logistics_shipment"

    def get(self, request, shipment_id):
        return self.respond(self.run("id", int(shipment_id)))
