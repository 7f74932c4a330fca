package files.archive;

import java.io.*;
import java.util.zip.*;

public class Unpacker {
    public void unpack(InputStream upload, File dir) throws IOException {
        String root = dir.getCanonicalPath() + File.separator;
        try (ZipInputStream zip = new ZipInputStream(upload)) {
            ZipEntry entry;
            while ((entry = zip.getNextEntry()) != null) {
                File out = new File(dir, entry.getName());
                if (!out.getCanonicalPath().startsWith(root)) {
                    throw new IOException("entry outside of the folder");
                }
                if (entry.isDirectory()) {
                    out.mkdirs();
                    continue;
                }
                try (FileOutputStream stream = new FileOutputStream(out)) {
                    zip.transferTo(stream);
                }
            }
        }
    }
}
