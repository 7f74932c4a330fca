package com.acme.files;

import java.io.IOException;

public interface Storage {
    byte[] read(String name) throws IOException;
}
