const value1 = "{{token:hcaik_:lower:58}}"; // expect
export const text = "first line\n{{token:hcaik_:lower:58}}"; // expect
