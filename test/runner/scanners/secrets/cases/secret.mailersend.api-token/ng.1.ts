const client = connect("{{token:mlsn.:hex:64}}"); // expect
export const text = "first line\n{{token:mlsn.:hex:64}}"; // expect
