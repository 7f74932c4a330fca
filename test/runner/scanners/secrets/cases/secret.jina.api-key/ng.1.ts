const value1 = "{{token:jina_:hex:32}}{{token::alnum:28}}"; // expect
export const text = "first line\n{{token:jina_:hex:32}}{{token::alnum:28}}"; // expect
