const value1 = "{{token:ghr_:alnum:76}}"; // expect
export const text = "first line\n{{token:ghr_:alnum:76}}"; // expect
