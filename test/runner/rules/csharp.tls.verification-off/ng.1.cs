public HttpClient Build()
{
    var handler = new HttpClientHandler();
    handler.ServerCertificateCustomValidationCallback = (message, certificate, chain, errors) => true; // expect
    return new HttpClient(handler);
}
