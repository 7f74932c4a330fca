import base64, binascii, csv, gzip, io, json, os, shutil, tarfile, zipfile, zlib, codecs, struct, urllib.parse, xml.etree.ElementTree as ET
from flask import Flask, request
app = Flask(__name__)

@app.route("/a", methods=["POST"])
def a():
    os.system(request.get_data(as_text=True))  # expect
    os.system(request.data.decode())  # expect
    os.system(request.stream.read().decode("utf-8"))  # expect
    os.system(gzip.decompress(request.data).decode())  # expect
    os.system(zlib.decompress(request.data).decode())  # expect
    os.system(base64.b64decode(request.headers["X"]).decode())  # expect
    os.system(binascii.unhexlify(request.args["h"]).decode())  # expect
    for row in csv.reader(io.StringIO(request.get_data(as_text=True))):
        os.system(row[0])  # expect
    for row in csv.DictReader(io.TextIOWrapper(request.files["f"])):
        os.system(row["cmd"])  # expect
    f = request.files["f"]
    os.system(f.read().decode())  # expect
    os.system("x " + f.filename)  # expect
    for line in f.stream:
        os.system(line.decode())  # expect
    with zipfile.ZipFile(f) as z:
        for n in z.namelist():
            os.system("x " + n)  # expect
            os.system(z.read(n).decode())  # expect
        with z.open("a") as zz:
            os.system(zz.read().decode())  # expect
    buf = io.BytesIO()
    shutil.copyfileobj(f.stream, buf)
    os.system(buf.getvalue().decode())  # expect
    b2 = io.BytesIO(request.data)
    os.system(codecs.getreader("utf-8")(b2).read())  # expect
    root = ET.fromstring(request.data)
    os.system(root.find("cmd").text)  # expect
    for el in root.iter("x"):
        os.system(el.attrib["y"])  # expect
    (n,) = struct.unpack("10s", request.data)
    os.system(n.decode())  # expect
    q = urllib.parse.parse_qs(request.query_string.decode())
    os.system(q["a"][0])  # expect
    for k, v in request.form.items():
        os.system(k + v)  # expect
    for k in request.args:
        os.system(request.args[k])  # expect
    for v in request.args.getlist("x"):
        os.system(v)  # expect
    os.system(" ".join(request.form.getlist("x")))  # expect
    os.system("%s" % request.values["a"])  # expect
    d = request.get_json(force=True)
    os.system("{cmd}".format(**d))  # expect
    os.system("{}".format(*d["list"]))  # expect
    os.system(json.loads(request.form["j"])["x"])  # expect
    os.system(request.cookies.get("c"))  # expect
    arr = bytearray()
    arr.extend(request.data)
    os.system(arr.decode())  # expect
    mv = memoryview(request.data)
    os.system(mv.tobytes().decode())  # expect
    ba = bytearray(10)
    request.stream.readinto(ba)
    os.system(ba.decode())  # expect
    while True:
        chunk = request.stream.read(1024)
        if not chunk:
            break
        buf.write(chunk)
    os.system(buf.getvalue().decode())  # expect
    tar = tarfile.open(fileobj=f.stream)
    for m in tar:
        os.system("x " + m.name)  # expect
        os.system(tar.extractfile(m).read().decode())  # expect
    return ""
