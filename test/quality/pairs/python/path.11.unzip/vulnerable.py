import zipfile
import os


def unpack(archive, dest):
    with zipfile.ZipFile(archive) as z:
        for info in z.infolist():
            target = os.path.join(dest, info.filename)
            os.makedirs(os.path.dirname(target), exist_ok=True)
            with open(target, "wb") as out:
                out.write(z.read(info))
