const value1 = "{{token:pdl_live_apikey_:lower:26}}_{{token::alnum:22}}_{{token::alnum:3}}"; // expect
export const text = "first line\n{{token:pdl_live_apikey_:lower:26}}_{{token::alnum:22}}_{{token::alnum:3}}"; // expect
