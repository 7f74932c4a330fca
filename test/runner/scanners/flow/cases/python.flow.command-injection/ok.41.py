from flask import Flask, request
import sh
import netmiko
import psutil
import git
import sarge
app = Flask(__name__)
@app.route("/")
def index():
    q = str(int(request.args["q"]))
    h = httplib2.Http()
    sh.bash("-c", q)
    sh.Command(q)()
    sarge.run("ls " + q)
    netmiko.ConnectHandler().send_command("show " + q)
    psutil.Popen("ls " + q, shell=True)
    git.Repo("/x").git.execute(q)
    return ""
