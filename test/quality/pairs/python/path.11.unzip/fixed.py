import zipfile
import os


def unpack(archive, dest):
    with zipfile.ZipFile(archive) as z:
        for info in z.infolist():
            target = os.path.join(dest, info.filename)
            if not os.path.abspath(target).startswith(os.path.abspath(dest) + os.sep):
                raise ValueError("unsafe entry")
            os.makedirs(os.path.dirname(target), exist_ok=True)
            with open(target, "wb") as out:
                out.write(z.read(info))
