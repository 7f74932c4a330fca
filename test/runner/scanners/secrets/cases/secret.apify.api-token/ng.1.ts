const value1 = "{{token:apify_api_:alnum:36}}"; // expect
export const text = "first line\n{{token:apify_api_:alnum:36}}"; // expect
