const value1 = "{{token:ddp_:alnum:36}}"; // expect
export const text = "first line\n{{token:ddp_:alnum:36}}"; // expect
