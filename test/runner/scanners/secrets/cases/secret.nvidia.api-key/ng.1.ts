const value1 = "{{token:nvapi-:mixed:64}}"; // expect
export const text = "first line\n{{token:nvapi-:mixed:64}}"; // expect
