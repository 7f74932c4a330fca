const value1 = "{{token:phx_:alnum:43}}"; // expect
export const text = "first line\n{{token:phx_:alnum:43}}"; // expect
