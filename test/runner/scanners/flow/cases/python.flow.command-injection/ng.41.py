from flask import Flask, request
import sh
import netmiko
import psutil
import git
import sarge
app = Flask(__name__)
@app.route("/")
def index():
    q = request.args["q"]
    h = httplib2.Http()
    sh.bash("-c", q)  # expect
    sh.Command(q)()  # expect
    sarge.run("ls " + q)  # expect
    netmiko.ConnectHandler().send_command("show " + q)  # expect
    psutil.Popen("ls " + q, shell=True)  # expect
    git.Repo("/x").git.execute(q)  # expect
    return ""
