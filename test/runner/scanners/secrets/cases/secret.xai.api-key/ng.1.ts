const value1 = "{{token:xai-:alnum:80}}"; // expect
export const text = "first line\n{{token:xai-:alnum:80}}"; // expect
