const value1 = "{{token:hf_:letters:34}}"; // expect
export const text = "first line\n{{token:hf_:letters:34}}"; // expect
