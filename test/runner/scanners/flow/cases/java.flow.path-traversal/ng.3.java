package files.archive;

import java.io.*;
import java.util.zip.*;

public class Unpacker {
    public void unpack(InputStream upload, File dir) throws IOException {
        try (ZipInputStream zip = new ZipInputStream(upload)) {
            ZipEntry entry;
            while ((entry = zip.getNextEntry()) != null) {
                File out = new File(dir, entry.getName());
                if (entry.isDirectory()) {
                    out.mkdirs(); // expect
                    continue;
                }
                try (FileOutputStream stream = new FileOutputStream(out)) { // expect
                    zip.transferTo(stream);
                }
            }
        }
    }
}
