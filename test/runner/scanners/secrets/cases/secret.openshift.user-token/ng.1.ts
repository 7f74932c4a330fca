const value1 = "{{token:sha256~:alnum:43}}"; // expect
export const text = "first line\n{{token:sha256~:alnum:43}}"; // expect
