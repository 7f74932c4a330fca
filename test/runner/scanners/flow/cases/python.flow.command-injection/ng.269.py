import os

import frappe
from odoo import http
from odoo.http import request


class Main(http.Controller):
    @http.route("/ping/<string:name>", type="http", auth="public")
    def ping(self, name, **kw):
        os.system("x " + name)  # expect
        os.system("x " + kw.get("host"))  # expect
        os.system("x " + request.params["host"])  # expect
        os.system("x " + request.httprequest.args.get("host"))  # expect
        os.system("x " + request.httprequest.headers.get("X-Host"))  # expect
        os.system("x " + request.get_json_data()["host"])  # expect
        os.system("x " + request.httprequest.files["doc"].filename)  # expect


@frappe.whitelist()
def ping(host, count: int):
    os.system("x " + host)  # expect
    os.system("seq " + str(count))


@frappe.whitelist(allow_guest=True)
def other():
    os.system("x " + frappe.form_dict.host)  # expect
    os.system("x " + frappe.form_dict.get("host"))  # expect
    os.system("x " + frappe.local.form_dict["host"])  # expect
    os.system("x " + frappe.request.data.decode())  # expect
    os.system("x " + frappe.get_request_header("X-Host"))  # expect
