const value1 = "{{token:signkey-prod-:hex:64}}"; // expect
export const text = "first line\n{{token:signkey-prod-:hex:64}}"; // expect
