const value1 = "{{token:rk_live_:alnum:24}}"; // expect
export const text = "first line\n{{token:rk_live_:alnum:24}}"; // expect
