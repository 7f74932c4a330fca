const value1 = "{{token:lin_api_:alnum:40}}"; // expect
export const text = "first line\n{{token:lin_api_:alnum:40}}"; // expect
