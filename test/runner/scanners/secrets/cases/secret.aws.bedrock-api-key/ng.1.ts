const value1 = "{{token:ABSK:base64:128}}="; // expect
export const text = "first line\n{{token:ABSK:base64:128}}="; // expect
