import paramiko
from flask import request, Blueprint

bp = Blueprint("remote", __name__)


@bp.route("/remote/logs")
def remote_logs():
    unit = request.args.get("unit")
    client = paramiko.SSHClient()
    client.load_system_host_keys()
    client.connect("app01")
    if not unit.isalnum():
        return "bad unit", 400
    stdin, stdout, stderr = client.exec_command("journalctl -u " + unit)
    return stdout.read()
