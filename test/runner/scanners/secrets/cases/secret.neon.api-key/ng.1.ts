const value1 = "{{token:napi_:lower:64}}"; // expect
export const text = "first line\n{{token:napi_:lower:64}}"; // expect
