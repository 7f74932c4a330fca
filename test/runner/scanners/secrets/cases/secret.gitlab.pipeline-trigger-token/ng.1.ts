const value1 = "{{token:glptt-:hex:40}}"; // expect
export const text = "first line\n{{token:glptt-:hex:40}}"; // expect
