const value1 = "{{token:shippo_live_:hex:40}}"; // expect
export const text = "first line\n{{token:shippo_live_:hex:40}}"; // expect
