const value1 = "{{token:gsk_:alnum:52}}"; // expect
export const text = "first line\n{{token:gsk_:alnum:52}}"; // expect
