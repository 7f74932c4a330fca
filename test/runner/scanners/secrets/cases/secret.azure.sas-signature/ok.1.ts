const url = `https://acme.blob.core.windows.net/in?sv=2024-11-04&ss=b&sig=${signature}`;
const short = "https://acme.example/in?sv=2024-11-04&sig=abc";
const other = "https://acme.example/in?v=1&sig={{token::alnum:43}}";
