private static final String API_KEY = "{{token::alnum:32}}"; // expect
props.put("client.secret", "{{token::alnum:32}}"); // expect
