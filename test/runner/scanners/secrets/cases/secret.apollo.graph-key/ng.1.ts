const value1 = "service:shop-graph:{{token::alnum:22}}"; // expect
export const text = "first line\nservice:shop-graph:{{token::alnum:22}}"; // expect
