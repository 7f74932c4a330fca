const value1 = "{{token:os_v2_app_:lower:103}}"; // expect
export const text = "first line\n{{token:os_v2_app_:lower:103}}"; // expect
