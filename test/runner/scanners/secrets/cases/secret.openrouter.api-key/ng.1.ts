const value1 = "{{token:sk-or-v1-:hex:64}}"; // expect
export const text = "first line\n{{token:sk-or-v1-:hex:64}}"; // expect
