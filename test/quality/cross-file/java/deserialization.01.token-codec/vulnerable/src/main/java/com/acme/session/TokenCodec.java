package com.acme.session;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.util.Base64;

public class TokenCodec {
    public Object decode(String token) throws IOException, ClassNotFoundException {
        byte[] bytes = Base64.getUrlDecoder().decode(token);
        try (ObjectInputStream input = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
            return input.readObject(); // expect
        }
    }
}
