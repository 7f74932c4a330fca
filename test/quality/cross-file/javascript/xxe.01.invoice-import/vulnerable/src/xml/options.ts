export const XML_OPTIONS = { noent: true, dtdload: true, nonet: false }; // expect
