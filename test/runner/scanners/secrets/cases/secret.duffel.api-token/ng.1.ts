const value1 = "{{token:duffel_live_:alnum:43}}"; // expect
export const text = "first line\n{{token:duffel_live_:alnum:43}}"; // expect
