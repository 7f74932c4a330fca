export const XML_OPTIONS = { noent: false, dtdload: false, nonet: true };
