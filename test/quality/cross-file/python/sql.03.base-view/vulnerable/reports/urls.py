from django.urls import path

from reports.views import InvoiceReport, ShipmentReport

urlpatterns = [
    path("reports/invoices/", InvoiceReport.as_view()),
    path("reports/shipments/<str:shipment_id>/", ShipmentReport.as_view()),
]
