package com.acme.session;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.Base64;
import java.util.Map;

public class TokenCodec {
    private final ObjectMapper mapper = new ObjectMapper();

    public Object decode(String token) throws IOException, ClassNotFoundException {
        byte[] bytes = Base64.getUrlDecoder().decode(token);
        return mapper.readValue(bytes, Map.class);
    }
}
