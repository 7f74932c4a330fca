const url = "https://acme.blob.core.windows.net/in?sv=2024-11-04&ss=b&srt=co&sp=rl&se=2030-01-01T00:00:00Z&sig={{token::alnum:43}}%3D"; // expect
const flow = "https://prod-01.westeurope.logic.azure.com/workflows/1/triggers/manual/paths/invoke?api-version=2016-10-01&sp=%2Ftriggers%2Fmanual%2Frun&sv=1.0&sig={{token::alnum:43}}"; // expect
