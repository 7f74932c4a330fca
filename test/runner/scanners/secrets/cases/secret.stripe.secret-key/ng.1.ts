const value1 = "{{token:sk_live_:alnum:24}}"; // expect
const value2 = "{{token:sk_live_:alnum:99}}"; // expect
export const text = "first line\n{{token:sk_live_:alnum:24}}"; // expect
